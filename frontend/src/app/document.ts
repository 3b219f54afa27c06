import { type Head, type HeadTag, headTags } from '../head/head-tags.js';
import type { Site } from '../site/site.js';
import { UNLOADED } from './unloaded.js';

export interface DocumentParts {
  language: string;
  head: Head;
  site: Site;
  html: string;
  state: unknown;
  /** What is said where the page does not begin to run. */
  unloaded: { text: string; again: string };
  assets: {
    /** Text of the classic script that runs before the first paint. */
    headScript: string;
    entry: string;
    preloads: string[];
    /** Text of the page's style sheets, in their order. */
    styles: string;
    /** Where these lie. */
    styleSheets: string[];
    fonts: string[];
  };
}

/** Id of the template with the page's scripts: `head-script.ts` asks for them once the page, which is there without them, has been painted. */
const APPLICATION = 'application';

/** The whole page as text. Of what stands in it only the script of the head runs; state stands in a block of JSON. */
export function renderDocument({ language, head, site, html, state, unloaded, assets }: DocumentParts): string {
  const tags = headTags(head, site);
  const parts = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...tags.filter(({ name }) => name !== 'script').map(tagText),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf5ec">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12151f">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/touch-icon.png">',
    '<link rel="manifest" href="/app.webmanifest">',
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<script>${assets.headScript}</script>`,
    `<style>${assets.styles}</style>`,
    // The page holds them already; the loader of lazy parts looks for these elements before it loads a style sheet.
    ...assets.styleSheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<template id="${APPLICATION}">${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('')}<script type="module" src="${assets.entry}"></script></template>`,
    // Long texts: styles and scripts are not to wait for them.
    ...tags.filter(({ name }) => name === 'script').map(tagText),
  ];
  return [
    `<!doctype html><html lang="${language}"><head>${parts.join('')}</head><body>`,
    `<div id="root">${html}</div>`,
    `<template id="${UNLOADED}"><aside class="${UNLOADED}" role="alert"><p>${escapeHtml(unloaded.text)}</p><a href="">${escapeHtml(unloaded.again)}</a></aside></template>`,
    `<script type="application/json" id="state">${escapeJson(JSON.stringify(state))}</script>`,
    '</body></html>',
  ].join('');
}

function tagText({ name, attributes, text }: HeadTag): string {
  const tag = `<${name}${Object.entries(attributes).map(attributeText).join('')}>`;
  return text === undefined ? tag : `${tag}${escapeJson(text)}</${name}>`;
}

function attributeText([name, value]: [string, string]): string {
  return value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
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
