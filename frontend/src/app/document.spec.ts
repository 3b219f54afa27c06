import { describe, expect, it } from '@jest/globals';
import { type DocumentParts, renderDocument } from './document.js';

const operator = {
  name: 'Babel GmbH',
  address: 'Turmweg 1',
  email: 'hello@babel.example',
  phone: null,
  register: null,
  vatId: null,
  responsible: null,
  dataProtection: null,
  processors: null,
  authority: null,
  placeholder: false,
};

const parts: DocumentParts = {
  language: 'en',
  head: { title: 'Jobs', description: 'All jobs', canonical: '/jobs', robots: 'index, follow' },
  site: {
    baseUrl: 'https://board.example',
    productName: 'Babelboard',
    productPrefix: 'babelboard',
    operator,
    retention: {},
    renderedAt: 0,
    holdsCode: false,
    language: 'en' as const,
  },
  html: '<p>Hello</p>',
  state: {},
  unloaded: { text: 'A part is missing', again: 'Again' },
  assets: {
    headScript: 'paint()',
    entry: '/assets/browser.js',
    preloads: [],
    styles: 'p{}',
    styleSheets: [],
    fonts: [],
  },
};

describe('document', () => {
  it('holds the page, its head and absolute addresses', () => {
    const html = renderDocument(parts);
    expect(html).toContain('<!doctype html><html lang="en">');
    expect(html).toContain('<div id="root"><p>Hello</p></div>');
    expect(html).toContain('<link rel="canonical" href="https://board.example/jobs" data-page-head>');
  });

  it('names the other versions of the page, its feed and its preview', () => {
    const head = {
      ...parts.head,
      hreflang: [{ lang: 'de', href: 'https://board.example/de/jobs' }],
      feed: 'https://board.example/feeds/jobs.atom',
      image: 'https://board.example/og/offers/7.png',
    };
    const html = renderDocument({ ...parts, head });
    expect(html).toContain('<link rel="alternate" hreflang="de" href="https://board.example/de/jobs" data-page-head>');
    expect(html).toContain('type="application/atom+xml" href="https://board.example/feeds/jobs.atom"');
    expect(html).toContain('<meta property="og:image" content="https://board.example/og/offers/7.png" data-page-head>');
    expect(renderDocument(parts)).toContain('<meta property="og:image" content="https://board.example/og.png"');
    const usual = renderDocument(parts);
    expect(usual).toContain('<link rel="alternate" hreflang="en" href="https://board.example/jobs" data-page-head>');
    expect(usual).toContain('<link rel="alternate" hreflang="de" href="https://board.example/de/jobs" data-page-head>');
    expect(usual).toContain('<link rel="alternate" hreflang="x-default" href="https://board.example/jobs"');
    const german = renderDocument({ ...parts, language: 'de', site: { ...parts.site, language: 'de' } });
    expect(german).toContain('<link rel="canonical" href="https://board.example/de/jobs" data-page-head>');
    expect(german).toContain('<meta property="og:locale" content="de_DE" data-page-head>');
  });

  it('has no canonical link where the page has no address of its own', () => {
    expect(renderDocument({ ...parts, head: { ...parts.head, canonical: null } })).not.toContain('canonical');
  });

  it('lets nothing out of the head or the state', () => {
    const evil = '"></title></script><script>alert(1)</script><!--\u2028';
    const head = {
      title: evil,
      description: evil,
      canonical: null,
      robots: evil,
      script: [{ name: evil }],
      feed: evil,
    };
    const html = renderDocument({ ...parts, head, state: { evil } });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    const state = /id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual({ evil });
    const data = /ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ name: evil });
  });

  it('asks for no script before it has been painted: they stand in a template, for the script of the head', () => {
    const html = renderDocument({ ...parts, assets: { ...parts.assets, preloads: ['/assets/a.js', '/assets/b.js'] } });
    const template =
      '<template id="application"><link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">' +
      '<script type="module" src="/assets/browser.js"></script></template>';
    expect(html).toContain(template);
    expect(html.replace(template, '')).not.toMatch(/\.js"/);
  });

  it('runs nothing inline but the script of the head', () => {
    const scripts = [...renderDocument(parts).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const inline = scripts.filter(([, attributes]) => !/src=|application\/(?:ld\+)?json/.test(attributes ?? ''));
    expect(inline.map(([, , text]) => text)).toEqual(['paint()']);
  });
});
