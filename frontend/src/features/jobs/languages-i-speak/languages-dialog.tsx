import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { jobListPath } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { Button } from '../../../ui/button.js';
import { SheetActions, SheetBody, SheetDialog } from '../../../ui/sheet-dialog.js';
import { SpokenLanguagesField } from './spoken-languages-field.js';
import { useSpokenLanguages } from './use-spoken-languages.js';

/** The languages one speaks, as a dialog. */
export default function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const held = useSpokenLanguages();
  return (
    <SheetDialog titleId="languages-i-speak-title" onClose={onClose}>
      <SheetBody>
        <Title id="languages-i-speak-title">{t('speak.title')}</Title>
        <Note>{t('speak.note')}</Note>
        <SpokenLanguagesField />
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

const Note = styled('p')({ marginTop: 8, color: token('ink-soft'), fontSize: type.small, maxWidth: '54ch' });
