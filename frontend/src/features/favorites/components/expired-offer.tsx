import type { Favorite } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { offerMarks } from '../../../job-marks/offer-marks.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import css from './expired-offer.module.css';

/** An offer that was kept and has ended: what it was, what is like it, and the way to forget it. */
export function ExpiredOffer({ job }: { job: Favorite }) {
  const t = useText();
  const { date } = useFormat();
  const where = job.places
    .map(({ city, country }) => city ?? country)
    .filter(Boolean)
    .join(', ');
  return (
    <Item>
      <article aria-labelledby={`expired-${job.id}`}>
        <p>
          <Ended>{t('my-jobs.ended')}</Ended>
          <bdi>{job.company.name}</bdi>
        </p>
        <h3 id={`expired-${job.id}`} lang={job.ad_language?.code} dir="auto">
          {job.title}
        </h3>
        <p>
          {where !== '' && <span>{where}</span>}
          <span>{t('my-jobs.kept-on', { date: date(job.favorited_at) })}</span>
        </p>
        <Actions>
          {/* Loaded as a document: inside the application an offer that has ended leads away at once. */}
          <Link to={job.url} reloadDocument aria-label={t('my-jobs.similar-to', { title: job.title })}>
            {t('my-jobs.similar')}
          </Link>
          <Button
            type="button"
            data-look="plain"
            aria-label={t('my-jobs.remove-of', { title: job.title })}
            onClick={() => offerMarks.press(job.id, false)}
          >
            {t('my-jobs.remove')}
          </Button>
        </Actions>
      </article>
    </Item>
  );
}

const Item = withClass('li', css.item);

const Ended = withClass('b', css.ended);

const Actions = withClass('div', css.actions);
