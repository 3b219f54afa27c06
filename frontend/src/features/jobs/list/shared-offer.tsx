import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { radius, token } from '../../../theme/theme.js';
import { useFindJob } from '../api/find-job.js';

/** On a phone, the offer that the address names: there is no pane that would show it. */
export function SharedOffer({ id }: { id: number | null }) {
  const t = useText();
  const { data } = useFindJob(id);
  if (!data?.job) return null;
  const { job } = data;
  return (
    <Box>
      {t('list.shared')}{' '}
      <Link to={job.url} lang={job.ad_language?.code}>
        <bdi>{job.title}</bdi>
      </Link>
    </Box>
  );
}

const Box = styled('p')(({ theme }) => ({
  padding: '14px 18px',
  marginBottom: 16,
  borderRadius: radius.sheet,
  background: token('tint'),
  '& a': { fontWeight: 620 },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
