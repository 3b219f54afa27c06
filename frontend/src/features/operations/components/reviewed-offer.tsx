import { pathTo } from '@babelboard/pages';
import type { ModeratedOffer, TakeOffRequest } from '@babelboard/wire';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { usePeoplesHtml } from '../../../ui/peoples-html.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { useDecisions } from '../api/decide.js';
import { REASON_TEXTS } from './reason-words.js';
import { ReinstateForm } from './reinstate-form.js';
import css from './reviewed-offer.module.css';
import { TakeOffForm } from './take-off-form.js';

const STATES: Record<ModeratedOffer['state'], TextKey> = {
  draft: 'review.state-draft',
  published: 'review.state-published',
  paused: 'review.state-paused',
  closed: 'review.state-closed',
  expired: 'review.state-expired',
};

export interface ReviewedOfferProps {
  offer: ModeratedOffer;
  /** The likely ground to take it off. */
  ground?: TakeOffRequest['ground'] | undefined;
  /** What is said of it, between the offer and what can be done. */
  children?: ReactNode;
  /** What else can be done. */
  actions?: ReactNode;
}

/** An offer with its text, and what an operator can do with it. */
export function ReviewedOffer({ offer, ground, children, actions }: ReviewedOfferProps) {
  const t = useText();
  const format = useFormat();
  const { reinstateOffer } = useDecisions();
  const [asks, setAsks] = useState(false);
  const { id, title, company, places, taken_off, reinstated, url } = offer;
  return (
    <Card aria-labelledby={`offer-${id}`}>
      <h2 id={`offer-${id}`} dir="auto">
        {url === null ? title : <Link to={url}>{title}</Link>}
      </h2>
      <Facts>
        <li>
          {taken_off === null ? (
            <StatusPill tone={url === null ? 'neutral' : 'good'}>{t(STATES[offer.state])}</StatusPill>
          ) : (
            <StatusPill tone="bad">{t('review.taken-off')}</StatusPill>
          )}
        </li>
        <li>{t('review.offer-number', { id })}</li>
        {company !== null && (
          <li>
            <Link to={`${pathTo('lookup')}?q=${encodeURIComponent(company.name)}`}>{company.name}</Link>
          </li>
        )}
        {places.length > 0 && <li>{places.slice(0, 3).join(', ')}</li>}
        <li>{t('review.posted', { date: format.date(offer.posted_at) })}</li>
      </Facts>
      <Text offer={offer} />
      {taken_off !== null && (
        <Removal>
          <strong>
            {t('review.taken-off-at', {
              time: format.localMoment(taken_off.at),
              ground: t(REASON_TEXTS[taken_off.ground]),
            })}
          </strong>
          <p dir="auto">{taken_off.explanation}</p>
        </Removal>
      )}
      {reinstated !== null && (
        <Removal>
          <strong>{t('review.reinstated-at', { time: format.localMoment(reinstated.at) })}</strong>
          {reinstated.explanation !== null && <p dir="auto">{reinstated.explanation}</p>}
        </Removal>
      )}
      {children}
      {asks ? (
        taken_off === null ? (
          <TakeOffForm offerId={id} ground={ground ?? null} onClose={() => setAsks(false)} />
        ) : (
          <ReinstateForm
            id={`offer-${id}`}
            hint={t('review.reinstate-hint')}
            send={(why) => reinstateOffer(id, why)}
            onClose={() => setAsks(false)}
          />
        )
      ) : (
        <Actions>
          <Button
            type="button"
            data-look="outlined"
            data-tone={taken_off === null ? 'danger' : undefined}
            onClick={() => setAsks(true)}
          >
            {t(taken_off === null ? 'review.ask-take-off' : 'review.ask-reinstate')}
          </Button>
          {actions}
        </Actions>
      )}
    </Card>
  );
}

/** Closed at first: a page holds many. */
function Text({ offer: { description, apply_url } }: { offer: ModeratedOffer }) {
  const t = useText();
  const html = usePeoplesHtml(description);
  return (
    <details>
      <summary>{t('review.text')}</summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was stored */}
      <div dir="auto" lang="" dangerouslySetInnerHTML={html} />
      {apply_url !== null && <p>{t('review.apply-at', { address: apply_url })}</p>}
    </details>
  );
}

const Card = withClass('article', css.card);

const Facts = withClass('ul', css.facts);

const Removal = withClass('div', css.removal);

const Actions = withClass('div', css.actions);
