import { pathTo } from '@babelboard/pages';
import type { CompanyOffer } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { copyText } from '../../../ui/copy-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import css from './published-offer.module.css';

/** What there is to do once an offer is live: hand its address on, ask questions, look who comes. */
export function PublishedOffer({ offer, url }: { offer: CompanyOffer; url: string }) {
  const t = useText();
  const { baseUrl } = useSite();
  const address = new URL(url, baseUrl).href;
  const here = 'here' in offer.apply;
  const copy = async () => {
    if (await copyText(address)) notifications.notify({ message: t('posting.copied'), type: 'positive' });
    else notifications.notify({ message: t('posting.not-copied', { address }), timeout: 0 });
  };
  return (
    <Room aria-labelledby="published">
      <h2 id="published">{t('posting.published')}</h2>
      <p>{t('posting.published-text')}</p>
      <Address>
        <Link to={url}>{address}</Link>
        <Button type="button" data-look="filled" onClick={() => void copy()}>
          {t('posting.copy')}
        </Button>
      </Address>
      <h3>{t('posting.published-next')}</h3>
      <ul>
        {here && (
          <>
            <li>
              <Link to={pathTo('screening-questions', { jobId: `${offer.id}` })}>{t('posting.next-questions')}</Link>
            </li>
            <li>
              <Link to={pathTo('applicants', { id: `${offer.id}`, page: '1' })}>{t('posting.next-applicants')}</Link>
            </li>
          </>
        )}
        <li>
          <Link to={`${pathTo('post-job')}?offer=${offer.id}&step=1`}>{t('posting.next-edit')}</Link>
        </li>
        <li>
          <Link to={pathTo('post-job')}>{t('posting.next-another')}</Link>
        </li>
        <li>
          <Link to={pathTo('company-jobs')}>{t('posting.next-all')}</Link>
        </li>
      </ul>
    </Room>
  );
}

const Room = withClass('section', css.room);

const Address = withClass('div', css.address);
