import { useLanguageName } from '../../i18n/language-name.js';
import { useText } from '../../i18n/use-text.js';
import { jobListPath } from '../../pages/job-list-path.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { SheetActions, SheetBody, SheetDialog } from '../../ui/sheet-dialog.js';
import { useProfileLanguages, useSpokenLanguages } from '../use-spoken-languages.js';
import { useVerdictWords } from '../use-verdict-words.js';
import css from './languages-dialog.module.css';
import { SpokenLanguagesField } from './spoken-languages-field.js';

/** The languages one speaks, as a dialog. */
export default function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const languageName = useLanguageName();
  const held = useSpokenLanguages();
  const profile = useProfileLanguages();
  const words = useVerdictWords();
  return (
    <SheetDialog titleId="languages-i-speak-title" onClose={onClose}>
      <SheetBody>
        <Title id="languages-i-speak-title">{t('speak.title')}</Title>
        {profile === null ? (
          <>
            <Note>{t('speak.note')}</Note>
            <SpokenLanguagesField />
          </>
        ) : (
          <>
            <Note>{t('speak.profile-note')}</Note>
            <Held>
              {profile.map(({ slug, rank }) => (
                <li key={slug}>
                  <strong>{languageName(slug)}</strong> <span>{rank !== null && words.level(rank)}</span>
                </li>
              ))}
            </Held>
          </>
        )}
      </SheetBody>
      <SheetActions>
        {held.length > 0 ? (
          <Link to={jobListPath({ language: held.map(({ slug }) => slug) })} onClick={onClose}>
            {t('speak.search')}
          </Link>
        ) : (
          <span />
        )}
        <Button type="button" data-look="filled" onClick={onClose}>
          {t('speak.done')}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}

const Title = withClass('h2', css.title);

const Held = withClass('ul', css.held);

const Note = withClass('p', css.note);
