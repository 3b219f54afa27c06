import type { Head } from './head.js';
import type { Site } from './site.js';

export interface DocumentParts {
  language: string;
  head: Head;
  site: Site;
  styles: string;
  html: string;
  state: unknown;
  assets: {
    /** Classic script that runs before the first paint. */
    scheme: string;
    entry: string;
    preloads: string[];
    styleSheets: string[];
    fonts: string[];
  };
}

/** The whole page as text. Nothing in it runs inline: state stands in a block of JSON. */
export function renderDocument({ language, head, site, styles, html, state, assets }: DocumentParts): string {
  const { productName, baseUrl } = site;
  const canonical = head.canonical === null ? null : new URL(head.canonical, baseUrl).href;
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${escapeHtml(head.robots)}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf5ec">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12151f">',
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(productName)}">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    canonical && `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    `<meta property="og:image" content="${escapeHtml(new URL('/og.png', baseUrl).href)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<script src="${assets.scheme}"></script>`,
    ...assets.styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    styles,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script>`,
  ];
  return [
    `<!doctype html><html lang="${language}"><head>${tags.filter(Boolean).join('')}</head><body>`,
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="state">${escapeJson(JSON.stringify(state))}</script>`,
    '</body></html>',
  ].join('');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON that cannot end its script block or open a comment in it. */
function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
