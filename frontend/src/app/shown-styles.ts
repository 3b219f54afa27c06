import type { DocumentParts } from './document.js';

type Assets = DocumentParts['assets'];

export interface StyleSheet {
  href: string;
  text: string;
  /** The classes that it speaks of. */
  classes: ReadonlySet<string>;
}

/** The files of a page. */
export interface PageAssets extends Assets {
  /** Style sheets of its lazy parts, which a rendering may show or not. */
  lazyStyleSheets: StyleSheet[];
}

export function styleSheetOf(href: string, text: string): StyleSheet {
  const classes = [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return { href, text, classes: new Set(classes) };
}

/**
 * The assets of one rendering: with the style sheets of those lazy parts that it shows, which are told by their classes. Else such a part would
 * stand there without its look until its code runs, and what is below would jump.
 */
export function withShownStyles({ lazyStyleSheets, ...assets }: PageAssets, markup: string): Assets {
  const shown = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const sheets = lazyStyleSheets.filter(({ classes }) => [...classes].some((name) => shown.has(name)));
  return {
    ...assets,
    styles: [assets.styles, ...sheets.map(({ text }) => text)].join('\n'),
    styleSheets: [...assets.styleSheets, ...sheets.map(({ href }) => href)],
  };
}
