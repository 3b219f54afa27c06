import type { JobLanguage } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useText } from '../i18n/use-text.js';
import { token, type } from '../theme/theme.js';
import { useVerdicts } from './use-verdicts.js';

/** `You speak 2 of 2`: one line, whose room is there before it is. */
export function SpokenSummary({ languages }: { languages: JobLanguage[] }) {
  const t = useText();
  const verdicts = useVerdicts(languages);
  if (languages.length === 0) return null;
  const { met = 0, of = 0, suits = false } = verdicts?.summary ?? {};
  return <Line data-suits={suits && met > 0}>{verdicts !== null && t('speak.summary', { met, of })}</Line>;
}

const Line = styled('p')({
  display: 'none',
  fontSize: type.small,
  lineHeight: 1.4,
  minHeight: '1.4em',
  color: token('ink-soft'),
  'html[data-speaks] &': { display: 'block' },
  '&[data-suits="true"]': { color: token('positive'), fontWeight: 620 },
});
