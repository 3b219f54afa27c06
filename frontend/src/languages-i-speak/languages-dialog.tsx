import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text.js';
import { jobListPath } from '../paths/paths.js';
import { token, type } from '../theme/theme.js';
import { Button } from '../ui/button.js';
import { SheetActions, SheetBody, SheetDialog } from '../ui/sheet-dialog.js';
import { languageName } from './language-name.js';
import { SpokenLanguagesField } from './spoken-languages-field.js';
import { useProfileLanguages, useSpokenLanguages } from './use-spoken-languages.js';
import { useVerdictWords } from './use-verdict-words.js';

/** The languages one speaks, as a dialog. */
export default function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
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
                  <strong>{languageName(slug)}</strong> {rank !== null && words.level(rank)}
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

const Title = styled('h2')({ fontSize: type.title });

const Held = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 10,
  marginTop: 22,
  fontSize: type.lead,
  '& strong': { fontWeight: 640, marginInlineEnd: 6 },
});

const Note = styled('p')({ marginTop: 8, color: token('ink-soft'), fontSize: type.small, maxWidth: '54ch' });
