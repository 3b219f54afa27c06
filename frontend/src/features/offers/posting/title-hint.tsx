import type { CheckOfferResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Hint } from './hint.js';

export interface TitleHintProps {
  hint: NonNullable<CheckOfferResponse['title']>;
  onFollow: (title: string) => void;
  /** Id of the title's field. */
  field: string;
}

/** A title speaks to one gender alone; one press makes one for everybody of it. */
export function TitleHint({ hint: { found, proposal }, onFollow, field }: TitleHintProps) {
  const t = useText();
  return (
    <Hint
      text={t('posting.title-gendered', { word: found })}
      action={t('posting.title-instead', { title: proposal })}
      onFollow={() => onFollow(proposal)}
      field={field}
    />
  );
}
