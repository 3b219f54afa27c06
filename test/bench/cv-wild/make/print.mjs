import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FONT = 'node_modules/@fontsource/commissioner';
/** A second family beside those of the system, within the page: it may not load files. */
const faces = ['400.css', '700.css']
  .map((file) => readFileSync(join(FONT, file), 'utf8'))
  .join('\n')
  .replace(/, url\(\S+\.woff\) format\('woff'\)/g, '')
  .replace(/url\((\S+?)\)/g, (_, file) => `url(data:font/woff2;base64,${readFileSync(join(FONT, file), 'base64')})`);

/** Prints sources one after another; `head` and `foot` stand on every page, `#` is the page's number there and `##` how many there are. */
export async function printAll(sources, done) {
  const browser = await chromium.launch({
    executablePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  for (const source of sources) {
    await page.setContent(
      `<!doctype html><html lang="${source.language}"><meta charset="utf-8"><title>${source.title ?? ''}</title>${source.body.includes('Commissioner') ? `<style>${faces}</style>` : ''}${source.body}</html>`,
    );
    await page.evaluate(() => document.fonts.ready);
    done(
      source,
      await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: source.tagged === 'yes',
        displayHeaderFooter: Boolean(source.head || source.foot),
        headerTemplate: line(source.head),
        footerTemplate: line(source.foot),
      }),
    );
  }
  await browser.close();
}

const line = (text = '') =>
  `<div style="font:8px 'DejaVu Sans';width:100%;margin:0 16mm;display:flex;justify-content:space-between">${text
    .split('\\t')
    .map(
      (part) =>
        `<span>${part.replace('##', '<span class="totalPages"></span>').replace('#', '<span class="pageNumber"></span>')}</span>`,
    )
    .join('')}</div>`;
