import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { MAIL_COLOURS } from './mail-colours.js';

const TOKENS = new URL('../../../../frontend/src/theme/tokens.css', import.meta.url);

/** The first value of a colour is the light one, the last the dark one. */
async function coloursOfTheSite(name: string): Promise<{ light: string | undefined; dark: string | undefined }> {
  const css = await readFile(TOKENS, 'utf8');
  const values = [...css.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].flatMap(([, found, value]) =>
    found === name ? [value] : [],
  );
  return { light: values[0], dark: values.at(-1) };
}

describe('the colours of mails', () => {
  it.each(Object.keys(MAIL_COLOURS.light) as (keyof typeof MAIL_COLOURS.light)[])(
    '%s is that of the site',
    async (name) => {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const { light, dark } = await coloursOfTheSite(token);
      expect([MAIL_COLOURS.light[name], MAIL_COLOURS.dark[name]]).toEqual([light, dark]);
    },
  );
});
