import { describe, expect, it } from '@jest/globals';
import { type DocumentParts, renderDocument } from './document.js';

const parts: DocumentParts = {
  language: 'en',
  head: { title: 'Jobs', description: 'All jobs', canonical: '/jobs', robots: 'index, follow' },
  site: { baseUrl: 'https://board.example', productName: 'Babelboard', productPrefix: 'babelboard', renderedAt: 0 },
  styles: '<style>p{}</style>',
  html: '<p>Hello</p>',
  state: {},
  assets: { scheme: '/assets/scheme.js', entry: '/assets/browser.js', preloads: [], styleSheets: [], fonts: [] },
};

describe('document', () => {
  it('holds the page, its head and absolute addresses', () => {
    const html = renderDocument(parts);
    expect(html).toContain('<!doctype html><html lang="en">');
    expect(html).toContain('<div id="root"><p>Hello</p></div>');
    expect(html).toContain('<link rel="canonical" href="https://board.example/jobs">');
  });

  it('has no canonical link where the page has no address of its own', () => {
    expect(renderDocument({ ...parts, head: { ...parts.head, canonical: null } })).not.toContain('canonical');
  });

  it('lets nothing out of the head or the state', () => {
    const evil = '"></title></script><script>alert(1)</script><!--\u2028';
    const head = { title: evil, description: evil, canonical: null, robots: evil };
    const html = renderDocument({ ...parts, head, state: { evil } });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    const state = /id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual({ evil });
  });

  it('runs nothing inline', () => {
    const scripts = [...renderDocument(parts).matchAll(/<script([^>]*)>/g)].map((match) => match[1]);
    expect(scripts.every((attributes) => /src=|application\/json/.test(attributes ?? ''))).toBe(true);
  });
});
