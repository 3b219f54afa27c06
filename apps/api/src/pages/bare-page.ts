import type { UiLanguage } from '@babelboard/texts';
import type { OwnInline } from './content-security-policy.js';

/** The site's colours and measures, without its files: this page is for when nothing more is to be loaded. */
const STYLE = `:root{color-scheme:light dark;--paper:#faf5ec;--ink:#1a1f33;--ink-soft:#545868;--accent:#f26a1b;--accent-ink:#a83c06;--on-accent:#1d1206}
@media (prefers-color-scheme:dark){:root{--paper:#12151f;--ink:#f4ecdf;--ink-soft:#b7b3b1;--accent:#ff8a3d;--accent-ink:#ffa569}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Commissioner,system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:clamp(40px,12vh,120px) 20px}h1{margin:0 0 20px;font-size:clamp(2rem,6vw,3rem);line-height:1.12}
p{margin:0 0 18px}.soft{color:var(--ink-soft)}nav{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;margin:28px 0 44px}a{color:var(--accent-ink)}
nav a{display:inline-flex;align-items:center;min-height:44px}nav a:first-child{padding:0 22px;border-radius:999px;background:var(--accent);color:var(--on-accent);font-weight:650;text-decoration:none}
a:focus-visible{outline:3px solid var(--accent-ink);outline-offset:3px}.product{margin-bottom:40px;font-weight:650}`;

/** A page as the browser gets it, with what its policy has to allow. */
export interface BarePage {
  html: string;
  inline: OwnInline;
}

/**
 * A page that stands alone, in the site's colours.
 * @param title escaped, as the product's name and the body are
 */
export function barePage(language: UiLanguage, product: string, title: string, body: string): BarePage {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} · ${product}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style>
</head><body><main><p class="product">${product}</p><h1>${title}</h1>${body}</main></body></html>`;
  return { html, inline: { scripts: [], blocks: [STYLE], attributes: [] } };
}
