import { pathIn, type UiLanguage } from '@babelboard/texts';
import { apiTexts } from '../texts/api-texts.js';
import { escapeHtml } from '../texts/escape-html.js';
import { type BarePage, barePage } from './bare-page.js';

/** Tells who asked too often why, and what to do. An empty link leads to the address that was asked for. */
export function tooOftenPage(waitSeconds: number, productName: string, language: UiLanguage): BarePage {
  const texts = apiTexts.in(language);
  const t = (...asked: Parameters<typeof texts>) => escapeHtml(texts(...asked));
  const body = `<p>${t('too-often.lead')} ${t('too-often.wait', { seconds: waitSeconds })}</p><p class="soft">${t('too-often.shared')}</p>
<nav><a href="">${t('too-often.again')}</a><a href="${pathIn(language, '/')}">${t('too-often.home')}</a></nav><p class="soft">${t('too-often.feed')} <a href="/feeds/jobs.xml">${t('too-often.feed-link')}</a>.</p>`;
  return barePage(language, escapeHtml(productName), t('too-often.title'), body);
}
