import {
  DEFAULT_LANGUAGE,
  pathIn,
  splitPath,
  UI_LANGUAGE_CODES,
  UI_LANGUAGES,
  type UiLanguage,
} from '@babelboard/texts';
import type { Site } from '../site/site.js';

/** What a page says in the document's head. */
export interface Head {
  title: string;
  description: string;
  /** Absolute, or a path of this site; null where the page has no address of its own. */
  canonical: string | null;
  robots: string;
  /** JSON-LD objects. */
  script?: Record<string, unknown>[] | undefined;
  /** The page in other languages; the same address in each of the interface's where nothing is said. */
  hreflang?: { lang: string; href: string }[] | undefined;
  /** Absolute address of the picture for previews. */
  image?: string | undefined;
  /** Absolute address of the Atom feed. */
  feed?: string | null | undefined;
}

/** Marks what the page put into the head, on the server or in the browser: it is replaced as a whole. */
export const HEAD_MARK = 'data-page-head';

export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** The elements of a page's head, in their order; the title aside. The server writes them as text, the browser as elements. */
export function headTags(
  head: Head,
  { baseUrl, productName, language }: Pick<Site, 'baseUrl' | 'productName' | 'language'>,
): HeadTag[] {
  const own = head.canonical === null ? null : new URL(head.canonical, baseUrl);
  const addressIn = (other: UiLanguage) =>
    own === null ? '' : own.origin + pathIn(other, splitPath(own.pathname + own.search).path);
  const canonical = own === null ? null : addressIn(language);
  const inLanguages = [
    ...UI_LANGUAGE_CODES.map((code) => ({ lang: code as string, href: addressIn(code) })),
    { lang: 'x-default', href: addressIn(DEFAULT_LANGUAGE) },
  ];
  const { script = [], hreflang = own === null ? [] : inLanguages, feed = null, image = `${baseUrl}/og.png` } = head;
  return [
    named('description', head.description),
    named('robots', head.robots),
    ...(canonical === null ? [] : [link({ rel: 'canonical', href: canonical })]),
    ...hreflang.map(({ lang, href }) => link({ rel: 'alternate', hreflang: lang, href })),
    ...(feed === null ? [] : [link({ rel: 'alternate', type: 'application/atom+xml', href: feed })]),
    preview('type', 'website'),
    preview('site_name', productName),
    preview('locale', UI_LANGUAGES[language].locale.replace('-', '_')),
    preview('title', head.title),
    preview('description', head.description),
    ...(canonical === null ? [] : [preview('url', canonical)]),
    preview('image', image),
    preview('image:width', '1200'),
    preview('image:height', '630'),
    preview('image:alt', head.title),
    named('twitter:card', 'summary_large_image'),
    ...script.map(
      (data): HeadTag => ({
        name: 'script',
        attributes: { type: 'application/ld+json', [HEAD_MARK]: '' },
        text: JSON.stringify(data),
      }),
    ),
  ];
}

function named(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content, [HEAD_MARK]: '' } };
}

/** https://ogp.me */
function preview(property: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: `og:${property}`, content, [HEAD_MARK]: '' } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { name: 'link', attributes: { ...attributes, [HEAD_MARK]: '' } };
}
