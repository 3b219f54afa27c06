import { useText } from '../../../../i18n/use-text.js';

interface Range {
  f_inicio: string;
  f_final: string | null;
}

/** What is wrong with an end that stands before the beginning. */
export function useRangeRule() {
  const t = useText();
  return (name: string, value: unknown, { f_inicio, f_final }: Range): string | null => {
    if (name === 'f_final' && f_final === '') return t('profile.end-missing');
    if (name !== 'f_final' || typeof value !== 'string' || f_inicio === '') return null;
    const known = Math.min(value.length, f_inicio.length, 'YYYY-MM'.length);
    return value.slice(0, known) < f_inicio.slice(0, known) ? t('profile.end-before') : null;
  };
}
