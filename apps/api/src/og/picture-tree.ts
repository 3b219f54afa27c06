import type { UiLanguage } from '@babelboard/texts';
import type { JobLanguage } from '@babelboard/wire';
import type satori from 'satori';
import { apiTexts } from '../texts/api-texts.js';
import { drawableText } from './drawable-text.js';

/** Pixels; the size that previews are made for. https://ogp.me */
export const PICTURE = { width: 1_200, height: 630 };

/** The light tokens of the front end's theme. */
const INK = '#1a1f33';
const PAPER = '#faf5ec';
const INK_SOFT = '#545868';
const ACCENT = '#f26a1b';
const TINT = '#f3e9d8';

const MOST_LANGUAGES = 4;
const LONGEST_TITLE = 110;
const LONGEST_NAME = 48;

/** Widths of the storeys of the product's tower, from the top. */
const STOREYS = [14, 20, 30, 42];

type Tree = Parameters<typeof satori>[0];

/** What a picture says. */
export interface PictureWords {
  title: string;
  /** In a line under the title. */
  beneath: readonly string[];
  languages: readonly string[];
}

interface PictureFace {
  productName: string;
  fontFamily: string;
}

/** "German B2", "Greek, mother tongue". */
export function languageChip({ name, cefr, level }: JobLanguage, language: UiLanguage): string {
  return level === 4
    ? apiTexts.in(language)('picture.mother-tongue', { language: name })
    : [name, cefr].filter(Boolean).join(' ');
}

/** The picture as elements that satori lays out. A title in letters that no font here has makes room for what stands last beneath it. */
export function pictureTree(
  { title, beneath, languages }: PictureWords,
  { productName, fontFamily }: PictureFace,
): Tree {
  const parts = beneath.map((part) => drawableText(part, LONGEST_NAME)).filter((part) => part !== '');
  const heading = drawableText(title, LONGEST_TITLE) || parts.at(-1) || productName;
  const line = parts.filter((part) => part !== heading).join(' · ');
  const shown = languages.slice(0, MOST_LANGUAGES);
  const more = languages.length > shown.length ? [`+${languages.length - shown.length}`] : [];
  return box(
    {
      ...PICTURE,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: PAPER,
      color: INK,
      fontFamily,
      padding: '60px 72px 60px 60px',
      borderLeft: `16px solid ${ACCENT}`,
    },
    [
      box({ alignItems: 'center', fontSize: 34, fontWeight: 700 }, [tower(), productName]),
      box({ flexDirection: 'column' }, [
        box(
          {
            fontSize: titleSize(heading),
            fontWeight: 700,
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            wordBreak: 'break-word',
          },
          heading,
        ),
        box({ fontSize: 36, color: INK_SOFT, marginTop: 26 }, line),
      ]),
      box(
        { flexWrap: 'wrap' },
        [...shown, ...more].map((chip) =>
          box(
            {
              fontSize: 30,
              fontWeight: 700,
              background: TINT,
              borderRadius: 40,
              padding: '12px 28px',
              marginRight: 16,
              marginTop: 12,
            },
            chip,
          ),
        ),
      ),
    ],
  );
}

/** The product's mark. */
function tower(): Tree {
  return box(
    { flexDirection: 'column', alignItems: 'center', marginRight: 18 },
    STOREYS.map((width, index) =>
      box({ width, height: 7, borderRadius: 4, marginTop: 3, background: index === 0 ? ACCENT : INK }, ''),
    ),
  );
}

function box(style: Record<string, string | number>, children: (Tree | string)[] | string): Tree {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
  } as Tree;
}

function titleSize(title: string): number {
  return title.length > 70 ? 58 : title.length > 36 ? 72 : 92;
}
