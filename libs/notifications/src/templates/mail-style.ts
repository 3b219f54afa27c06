import { MAIL_COLOURS } from './mail-colours.js';

const { light, dark } = MAIL_COLOURS;

const FONT = "'Commissioner', 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Inline styles of the light face, since some readers drop style sheets. */
export const STYLE = {
  body: { margin: 0, backgroundColor: light.paper, color: light.ink, fontFamily: FONT },
  brand: {
    margin: 0,
    fontSize: '22px',
    lineHeight: '26px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    color: light.ink,
  },
  sheet: { backgroundColor: light.sheet, border: `1px solid ${light.line}`, borderRadius: '16px' },
  heading: { margin: '0 0 16px', fontSize: '26px', lineHeight: '32px', fontWeight: 700, color: light.ink },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: light.ink },
  small: { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: light.inkSoft },
  link: { color: light.accentInk, textDecoration: 'underline', wordBreak: 'break-word' },
  button: {
    backgroundColor: light.accent,
    borderRadius: '999px',
    color: light.onAccent,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 700,
    padding: '15px 28px',
  },
} as const;

/** What readers with a dark face change; the class names stand beside the inline styles. */
export const DARK_STYLE_SHEET = `@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
  .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.inkSoft} !important; }
  .link { color: ${dark.accentInk} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
  .bar { background-color: ${dark.ink} !important; }
  .bar-top { background-color: ${dark.accent} !important; }
}
@media (max-width: 480px) {
  .inside { padding: 28px 22px !important; }
  .wide { display: block !important; text-align: center !important; }
}`;
