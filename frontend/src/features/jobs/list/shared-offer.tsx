import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { useFindJob } from '../api/find-job.js';
import css from './shared-offer.module.css';

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

const Box = withClass('p', css.box);
