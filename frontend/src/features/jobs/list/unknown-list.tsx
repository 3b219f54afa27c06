import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { jobsPath } from '../../../paths/paths.js';
import { type } from '../../../theme/theme.js';
import { ReadingColumn } from '../../../ui/page-column.js';

/** The list of a company that has no page here. */
export function UnknownList() {
  const t = useText();
  return (
    <Column>
      <h1>{t('not-found.title')}</h1>
      <p>{t('not-found.text')}</p>
      <p>
        <Link to={jobsPath}>{t('not-found.jobs')}</Link>
      </p>
    </Column>
  );
}

const Column = styled(ReadingColumn)({
  display: 'grid',
  gap: 22,
  paddingBlock: 'clamp(40px, 8vw, 104px)',
  '& h1': { fontSize: type.display },
  '& p': { fontSize: type.lead },
});
