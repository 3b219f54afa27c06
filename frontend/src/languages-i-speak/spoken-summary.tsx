import type { JobLanguage } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { Dotted } from '../ui/dotted.js';
import css from './spoken-summary.module.css';
import { useVerdicts } from './use-verdicts.js';

/** `You speak 2 of 2`, and whether that cannot be told of all: one line, whose room is there before it is. @param children what else stands there */
export function SpokenSummary({ languages, children }: { languages: JobLanguage[]; children?: ReactNode }) {
  const t = useText();
  const verdicts = useVerdicts(languages);
  if (languages.length === 0) return null;
  const { met = 0, of = 0, unknown = 0, suits = false } = verdicts?.summary ?? {};
  return (
    <Line data-suits={suits && met > 0}>
      <Dotted>
        {of > 0 && <span>{t('speak.summary', { met, of })}</span>}
        {unknown > 0 && <span>{t('languages.no-level')}</span>}
        {children}
      </Dotted>
    </Line>
  );
}

const Line = withClass('p', css.line);
