import { pathIn, type UiLanguage } from '@babelboard/texts';
import { apiTexts } from '../texts/api-texts.js';
import { escapeHtml } from '../texts/escape-html.js';
import { type BarePage, barePage } from './bare-page.js';

/** Tells who asked for more than an address can say what to do. */
export function tooLongPage(productName: string, language: UiLanguage): BarePage {
  const texts = apiTexts.in(language);
  const t = (key: Parameters<typeof texts>[0]) => escapeHtml(texts(key));
  const body = `<p>${t('too-long.lead')}</p><nav><a href="${pathIn(language, '/jobs')}">${t('too-long.all')}</a></nav>`;
  return barePage(language, escapeHtml(productName), t('too-long.title'), body);
}
