import { randomBytes } from 'node:crypto';
import { pageRules } from '@babelboard/pages';
import { Settings } from '@babelboard/platform';
import { languageOfPath, pathIn, splitPath, type UiLanguage } from '@babelboard/texts';
import { HttpStatus, Injectable } from '@nestjs/common';
import { JobAddresses } from '../jobs/job-addresses.js';
import type { BarePage } from './bare-page.js';
import { contentSecurityPolicy, withNonce } from './content-security-policy.js';
import { FrontEnd } from './front-end.js';
import { PageDataService } from './page-data.service.js';
import { RecordedPageData } from './recorded-page-data.js';
import { StoredPage } from './stored-page.js';
import { tooLongPage } from './too-long-page.js';
import { tooOftenPage } from './too-often-page.js';

/** Everybody may keep it, nobody may show it without asking whether it still holds: a 304 costs next to nothing. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const NOBODY_KEEPS = 'no-store';

/** In letters. Programs take 16 KiB for all headers of an answer together, and escaping makes one of a redirect longer than the one that was asked for. */
const LONGEST_LOCATION = 8_000;

/** 128 bits, as the policy's standard asks for. */
const NONCE_BYTES = 16;

/** When the data of a page was loaded, as its state says. */
const LOADED_AT = /"(?:dehydratedAt|dataUpdatedAt)":\d+,?/g;

/** Renders an address with the present state of the board, ready to be sent or kept. */
@Injectable()
export class PageRenderer {
  private readonly https: boolean;

  constructor(
    private readonly frontEnd: FrontEnd,
    private readonly data: PageDataService,
    private readonly addresses: JobAddresses,
    private readonly settings: Settings,
  ) {
    this.https = settings.baseUrl.startsWith('https:');
  }

  async render(requested: string): Promise<StoredPage> {
    const address = withoutFragment(requested);
    const { language, path } = splitPath(address);
    if (pathIn(language, path) !== address) {
      return redirectTo(pathIn(language, path), HttpStatus.MOVED_PERMANENTLY);
    }
    const check = await this.addresses.check(path);
    if (check.kind === 'redirect') {
      return this.lead(language, check);
    }
    const data = new RecordedPageData(this.data.in(language));
    const page = await this.frontEnd.render(path, data, language);
    if ('redirect' in page) {
      return redirectTo(pathIn(language, page.redirect), page.status);
    }
    const headers = {
      'Cache-Control': ASK_AGAIN,
      'Content-Security-Policy': contentSecurityPolicy(page.inline, { https: this.https }),
      ...page.headers,
    };
    const status = check.kind === 'missing' ? 404 : page.status;
    return new StoredPage(status, headers, page.html, page.html.replace(LOADED_AT, ''), data.shown);
  }

  /** A page for one person: the same shell for everybody, without data, with a policy of its own, kept nowhere. */
  async renderPersonal(requested: string): Promise<StoredPage> {
    const address = withoutFragment(requested);
    const { language, path } = splitPath(address);
    const page = await this.frontEnd.render(path, this.data.in(language), language);
    if ('redirect' in page) {
      return redirectTo(pathIn(language, page.redirect), page.status, NOBODY_KEEPS);
    }
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const { html, policy } = withNonce(page, nonce, { https: this.https });
    const headers = {
      ...page.headers,
      'Cache-Control': NOBODY_KEEPS,
      'Content-Security-Policy': policy,
      ...(pageRules(path.split('?', 1)[0] ?? '').holdsCode ? { 'Referrer-Policy': 'no-referrer' } : {}),
    };
    return new StoredPage(page.status, headers, html);
  }

  /** For who asked too often: says why, and what to do. Costs next to nothing, or the limit would not help. */
  tooOften(waitSeconds: number, requested: string): StoredPage {
    const page = tooOftenPage(waitSeconds, this.settings.productName, languageOfPath(requested));
    return this.bare(HttpStatus.TOO_MANY_REQUESTS, page, { 'Retry-After': String(waitSeconds) });
  }

  /** What the page would say of the way goes before what was asked for. */
  private lead(language: UiLanguage, { location, status }: { location: string; status: number }): StoredPage {
    const whole = pathIn(language, location);
    const address = whole.length > LONGEST_LOCATION ? (whole.split('#', 1)[0] ?? '') : whole;
    return address.length > LONGEST_LOCATION
      ? this.bare(HttpStatus.URI_TOO_LONG, tooLongPage(this.settings.productName, language))
      : redirectTo(address, status);
  }

  private bare(status: HttpStatus, { html, inline }: BarePage, headers: Record<string, string> = {}): StoredPage {
    const always = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': NOBODY_KEEPS,
      'Content-Security-Policy': contentSecurityPolicy(inline, { https: this.https }),
      'X-Robots-Tag': 'noindex',
    };
    return new StoredPage(status, { ...always, ...headers }, html);
  }
}

function redirectTo(location: string, status: number, cacheControl = ASK_AGAIN): StoredPage {
  return new StoredPage(status, { Location: location, 'Cache-Control': cacheControl }, '');
}

/** A `#` of a request is part of its path; where the address is written again it would end it. */
function withoutFragment(requested: string): string {
  return requested.replaceAll('#', '%23');
}
