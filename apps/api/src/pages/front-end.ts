import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApplicationKeeping, ELSEWHERE } from '@babelboard/applications';
import { type Operator, RETENTION_MS, type Retention, Settings } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import type { CareerEvent, CareerEventsResponse, JobListResponse, JobResponse, MinisiteData } from '@babelboard/wire';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OwnInline } from './content-security-policy.js';

/** What a page asks the API for while it is rendered on the server. */
export interface PageData {
  /** Takes the address of a list: path and query string. */
  jobs(pathAndQuery: string): Promise<JobListResponse>;
  /** @param wanted code of the language in which its texts are wanted, where that is not the language of the interface */
  job(idOrUrl: string, wanted?: string): Promise<JobResponse>;
  minisite(companyId: number): Promise<MinisiteData>;
  careerEvents(): Promise<CareerEventsResponse>;
  careerEvent(id: number): Promise<CareerEvent>;
}

export type RenderedPage =
  | { status: number; headers: Record<string, string>; html: string; inline: OwnInline }
  | { redirect: string; status: 301 | 302 };

interface KeptApplications {
  /** Null for all countries that are not named. */
  country: string | null;
  months: number;
}

interface ServerEntry {
  createRenderer(options: {
    clientDir: string;
    baseUrl: string;
    productName: string;
    productPrefix: string;
    operator: Operator;
    retention: Partial<Retention>;
    keptApplications?: KeptApplications[];
  }): {
    render(request: { url: string; api: PageData; language: UiLanguage }): Promise<RenderedPage>;
  };
}

const BUILD = join(import.meta.dirname, '../../../../frontend');

/** The built front end: its files for browsers and its renderer for this server. */
@Injectable()
export class FrontEnd implements OnModuleInit {
  readonly clientDir = join(BUILD, 'client');
  version = '';
  private renderer!: ReturnType<ServerEntry['createRenderer']>;

  constructor(
    private readonly settings: Settings,
    private readonly keeping: ApplicationKeeping,
  ) {}

  async onModuleInit(): Promise<void> {
    const manifest = await readFile(join(this.clientDir, '.vite/manifest.json'));
    this.version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
    const entry = (await import(pathToFileURL(join(BUILD, 'server/server-entry.js')).href)) as ServerEntry;
    this.renderer = entry.createRenderer({
      clientDir: this.clientDir,
      baseUrl: this.settings.baseUrl,
      productName: this.settings.productName,
      productPrefix: this.settings.productPrefix,
      operator: this.settings.operator,
      retention: changedFrom(RETENTION_MS, this.settings.retention),
      ...(this.settings.keptApplications.size > 0 && { keptApplications: this.keptApplications() }),
    });
  }

  private keptApplications(): KeptApplications[] {
    return [...this.keeping.rules()].map(([country, { months }]) => ({
      country: country === ELSEWHERE ? null : country,
      months,
    }));
  }

  /** @param url without the part that says the language */
  render(url: string, api: PageData, language: UiLanguage): Promise<RenderedPage> {
    return this.renderer.render({ url, api, language });
  }
}

/** What stands in the state of every page is kept small. */
function changedFrom(usual: Retention, set: Retention): Partial<Retention> {
  return Object.fromEntries(Object.entries(set).filter(([name, length]) => length !== usual[name as keyof Retention]));
}
