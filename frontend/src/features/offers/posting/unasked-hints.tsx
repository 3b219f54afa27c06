import type { CheckOfferResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Hint } from './hint.js';
import type { OfferValues } from './offer-values.js';

export interface UnaskedHintsProps {
  hints: CheckOfferResponse | undefined;
  asked: OfferValues['languages'];
  onAdd: (languages: OfferValues['languages']) => void;
  /** Id of the field that the keyboard goes on in. */
  field: string;
}

/** Languages that the text asks for and the offer does not; one press adds each. */
export function UnaskedHints({ hints, asked, onAdd, field }: UnaskedHintsProps) {
  const t = useText();
  // What was added a moment ago is among the hints still.
  const open = (hints?.unasked_languages ?? []).filter(
    ({ language }) => !asked.some((one) => one.language === language),
  );
  return open.map(({ name, language, level, cefr, mandatory }) => (
    <Hint
      key={language}
      text={t('posting.unasked', { language: cefr === null ? name : `${name} ${cefr}` })}
      action={t('posting.unasked-add', { language: name })}
      onFollow={() => onAdd([...asked, { language, level, cefr, mandatory, one_of: null, recognised: false }])}
      field={field}
    />
  ));
}
