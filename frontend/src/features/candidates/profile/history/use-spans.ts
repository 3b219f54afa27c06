import { UI_LANGUAGES, uiLanguageOf } from '@babelboard/texts';
import { monthName, monthsBetween, yearsBetween } from '../../../../forms/choices/months.js';
import { useI18n } from '../../../../i18n/i18n.js';
import { useText } from '../../../../i18n/use-text.js';

/** How times are read: `Mar 2021 – today`, and how long that is. */
export function useSpans() {
  const t = useText();
  const { locale } = UI_LANGUAGES[uiLanguageOf(useI18n().locale)];
  return {
    /** Without a beginning, which a CV may not name, its end alone. */
    span: (from: string, to: string | null) => {
      const end = to === null ? t('profile.until-now') : monthName(to, locale);
      return from === '' ? end : t('profile.span', { from: monthName(from, locale), to: end });
    },
    length: (from: string, to: string | null) => {
      if (from === '') return '';
      const until = to ?? new Date().toISOString();
      const months = monthsBetween(from, until) ?? yearsBetween(from, until) * 12;
      if (months < 1) return '';
      return months < 12
        ? t('profile.months', { count: months })
        : t('profile.years', { years: Math.floor(months / 12), months: months % 12 });
    },
  };
}
