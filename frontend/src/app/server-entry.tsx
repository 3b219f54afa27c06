import { Writable } from 'node:stream';
import messages from 'virtual:texts/all';
import { normalPath, pageAt, pageRules } from '@babelboard/pages';
import type { UiLanguage } from '@babelboard/texts';
import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { BabelboardApi } from '../api/babelboard-api.js';
import type { HeadSink } from '../head/head.js';
import { createI18n } from '../i18n/create-i18n.js';
import { StaticRouter } from '../router/router.js';
import { baseOf } from '../site/base-of.js';
import type { Operator } from '../site/site.js';
import { PeoplesHtmlContext } from '../ui/peoples-html.js';
import { App } from './app.js';
import { createAssetFinder } from './assets.js';
import { renderDocument } from './document.js';
import { OwnMarkup, styleAttributes } from './own-markup.js';
import { loadPageData } from './page-data.js';
import { pageDataLoader } from './page-data-loader.js';
import { preloadPage } from './page-loader.js';
import { createQueryClient } from './query-client.js';
import { withShownStyles } from './shown-styles.js';

export { UI_LANGUAGE_CODES } from '@babelboard/texts';
export type { BabelboardApi } from '../api/babelboard-api.js';
export { createAssetFinder } from './assets.js';

/** Pages tell time in days; a finer one would make each rendering another one. */
const DAY_MS = 86_400_000;

export interface RendererOptions {
  /** Folder of the browser's build, with `.vite/manifest.json`. */
  clientDir: string;
  baseUrl: string;
  productName: string;
  /** First part of the information pages' paths, default `babelboard`. */
  productPrefix?: string;
  operator: Operator;
  /** Where it is set otherwise than usual. */
  retention?: Record<string, number>;
  /** All of it where any is set otherwise than usual. */
  keptApplications?: readonly { country: string | null; months: number }[];
}

export interface RenderRequest {
  /** Path and query string, without the part that says the language. */
  url: string;
  api: BabelboardApi;
  language: UiLanguage;
}

/** What a page's policy has to allow. */
interface OwnInline {
  scripts: string[];
  blocks: string[];
  attributes: string[];
}

export type Rendered =
  | { status: number; headers: Record<string, string>; html: string; inline: OwnInline }
  | { redirect: string; status: 301 | 302 };

/**
 * Makes the renderer of the pages; it reads the manifest once. `render` gives a whole document, also where data could not
 * be had (status 503, the page says so), and throws only where the code is wrong.
 */
export function createRenderer({
  clientDir,
  baseUrl,
  productName,
  productPrefix = 'babelboard',
  operator,
  retention = {},
  keptApplications,
}: RendererOptions) {
  const assetsOf = createAssetFinder(clientDir);
  const origin = baseUrl.replace(/\/+$/, '');

  async function render({ url: requested, api, language }: RenderRequest): Promise<Rendered> {
    const [path = '/', ...query] = requested.split('?');
    const search = query.length === 0 ? '' : `?${query.join('?')}`;
    const normal = normalPath(path);
    if (normal !== null) return { redirect: normal + search, status: 301 };
    const url = new URL(origin + path + search);
    const page = pageAt(path, productPrefix);
    const queries = createQueryClient();
    const [outcome] = await Promise.all([
      loadPageData({ page, url, queries, api }, pageDataLoader(page.name)),
      preloadPage(page.name),
    ]);
    if ('redirect' in outcome) return outcome;

    const renderedAt = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const kept = keptApplications && { keptApplications };
    const arrived = { language, holdsCode: pageRules(path).holdsCode, renderedAt };
    const site = { baseUrl: origin, productName, productPrefix, operator, retention, ...kept, ...arrived };
    const headSink: HeadSink = { head: null };
    const i18n = createI18n(language, messages[language] ?? {});
    const own = new OwnMarkup();
    const markup = await renderToText(
      <StaticRouter address={path + search} base={baseOf(language)}>
        <PeoplesHtmlContext value={own.keep}>
          <App api={api} headSink={headSink} i18n={i18n} queries={queries} site={site} />
        </PeoplesHtmlContext>
      </StaticRouter>,
    );
    const assets = withShownStyles(assetsOf(page.name, language), markup);
    const state = { site, queries: dehydrate(queries) };
    queries.clear();
    const head = headSink.head ?? { title: productName, description: '', canonical: null, robots: 'noindex' };
    const documentText = renderDocument({
      language: i18n.locale,
      head,
      site,
      html: own.complete(markup),
      state,
      unloaded: { text: i18n._('unloaded.text'), again: i18n._('unloaded.again') },
      assets,
    });
    const inline = { scripts: [assets.headScript], blocks: [assets.styles], attributes: styleAttributes(markup) };
    return { status: outcome.status, headers: headersOf(outcome.status), html: documentText, inline };
  }

  return { render };
}

function headersOf(status: number): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    ...(status === 503 ? { 'Retry-After': '10', 'Cache-Control': 'no-store' } : {}),
  };
}

function renderToText(content: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(content, {
      // Nothing is sent later, so that React writes no inline script that would put it in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
}
