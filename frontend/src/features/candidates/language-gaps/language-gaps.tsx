import type { Candidate } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { useFindLanguageGaps } from './find-language-gaps.js';
import { GapList } from './gap-list.js';
import css from './language-gaps.module.css';

/** What a further step in a language would open, counted on live offers. */
export function LanguageGaps({ languages, destination }: Pick<Candidate, 'languages' | 'destination'>) {
  const t = useText();
  const gaps = useFindLanguageGaps(languages, destination);
  if (gaps.length === 0) return null;
  return (
    <Room aria-labelledby="language-gaps-title">
      <h3 id="language-gaps-title">{t('gaps.title')}</h3>
      <GapList gaps={gaps} />
    </Room>
  );
}

const Room = withClass('section', css.room);
