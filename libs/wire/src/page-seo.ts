import { z } from 'zod';

/** The head of a page. */
export const pageSeo = z
  .object({
    title: z.string(),
    h1: z.string(),
    /** A sentence or two under the heading. */
    text: z.string(),
    /** The description for search engines. */
    meta: z.string(),
    /** JSON-LD objects. */
    script: z.array(z.record(z.string(), z.unknown())),
    /** Absolute; null where the page has no address of its own (not found). */
    canonical: z.string().nullable(),
    /** Versions in other languages that exist. */
    hreflang: z.array(z.object({ lang: z.string(), href: z.string() })),
    robots: z.string(),
    /** Absolute address of the picture for previews. */
    image: z.string(),
    /** Absolute address of the Atom feed of a list. */
    feed: z.string().nullable(),
  })
  .meta({ id: 'PageSeo' });
export type PageSeo = z.infer<typeof pageSeo>;
