import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.js';
import { homePath } from '../../paths/paths.js';
import { type } from '../../theme/theme.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { ReadingColumn } from '../../ui/page-column.js';

/** Stands in for a page, or for all of it, that has stopped working. */
export function BrokenPage({ again }: { again: () => void }) {
  const t = useText();
  return (
    <Column role="alert">
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <div>
        <Button type="button" data-look="filled" onClick={again}>
          {t('failure.retry')}
        </Button>
        <ButtonAnchor data-look="outlined" href="">
          {t('broken.reload')}
        </ButtonAnchor>
        <ButtonAnchor data-look="plain" href={homePath}>
          {t('broken.home')}
        </ButtonAnchor>
      </div>
    </Column>
  );
}

const Column = styled(ReadingColumn)({
  display: 'grid',
  gap: 22,
  paddingBlock: 'clamp(40px, 8vw, 104px)',
  '& h1': { fontSize: type.headline },
  '& > p': { fontSize: type.lead, maxWidth: '44ch' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});
