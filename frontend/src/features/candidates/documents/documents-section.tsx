import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './documents-section.module.css';
import { TakeAlong, type TakeAlongProps } from './take-along.js';

/** The part of the profile's page where it is taken along. */
export function DocumentsSection(props: TakeAlongProps) {
  const t = useText();
  return (
    <Room id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title" tabIndex={-1}>
        {t('take-along.title')}
      </h2>
      <TakeAlong {...props} />
    </Room>
  );
}

const Room = withClass('section', css.room);
