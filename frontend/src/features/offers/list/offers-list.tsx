import { pathTo } from '@babelboard/pages';
import type { CompanyOfferRow } from '@babelboard/wire';
import { useState } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { useFindOffers } from '../api/find-offers.js';
import { ACTION_TEXTS, actionsForAll, DANGEROUS } from './offer-actions.js';
import { type OffersAsked, offersAddress } from './offers-address.js';
import { OffersFilter } from './offers-filter.js';
import { OffersTable } from './offers-table.js';
import css from './offers-table.module.css';
import { useOfferPress } from './use-offer-press.js';

const OfferQuestion = lazyPart(() => import('./offer-question.js'));
const ConfirmQuestion = lazyPart(() => import('./confirm-question.js'));
const RenewQuestion = lazyPart(() => import('./renew-question.js'));
const FiguresDialog = lazyPart(() => import('./figures-dialog.js'));

const NONE: ReadonlySet<number> = new Set();

/** The company's offers: found, followed, and changed one by one or several at once. */
export function OffersList({ asked }: { asked: OffersAsked }) {
  const t = useText();
  const navigate = useNavigate();
  const address = useSearchParams();
  const renewed = Number(address.get('renew')) || null;
  const confirmed = Number(address.get('confirm')) || null;
  const leaveQuestion = () => navigate(offersAddress(asked), { replace: true });
  const query = useFindOffers(asked);
  const [chosen, setChosen] = useState(NONE);
  const [figures, setFigures] = useState<CompanyOfferRow | null>(null);
  const question = useOfferPress(() => setChosen(NONE));
  return (
    <Offers aria-busy={query.isPlaceholderData}>
      <Loaded query={query} lines={6}>
        {({ data, counts, total, currentPage, lastPage }) => {
          if (counts.all === 0 && asked.q === '' && !asked.due) return <NoOffers />;
          const rows = data.filter(({ id }) => chosen.has(id));
          return (
            <>
              <OffersFilter asked={asked} counts={counts} />
              {asked.due && (
                <Chip to={offersAddress({ ...asked, due: false, page: 1 })} replace>
                  {t('offers.due-alone')}
                  <CloseIcon />
                  <span className="visually-hidden">{t('offers.due-remove')}</span>
                </Chip>
              )}
              <p className="visually-hidden" role="status">
                {t('offers.found', { count: total })}
              </p>
              {data.length === 0 ? (
                <p>{t('offers.none-found')}</p>
              ) : (
                <OffersTable
                  rows={data}
                  chosen={chosen}
                  onChoose={setChosen}
                  onPress={question.press}
                  onFigures={setFigures}
                />
              )}
              {rows.length > 0 && (
                <Bulk role="group" aria-label={t('offers.bulk')}>
                  <span role="status">{t('offers.chosen', { count: rows.length })}</span>
                  {actionsForAll(rows).map((action) => (
                    <Button
                      key={action}
                      type="button"
                      data-look="outlined"
                      data-tone={DANGEROUS.includes(action) ? 'danger' : undefined}
                      aria-disabled={question.busy}
                      onClick={() => question.busy || question.press({ rows, action })}
                    >
                      {t(ACTION_TEXTS[action])}
                    </Button>
                  ))}
                  <Button type="button" data-look="plain" onClick={() => setChosen(NONE)}>
                    {t('offers.choose-none')}
                  </Button>
                </Bulk>
              )}
              {lastPage > 1 && (
                <Pages aria-label={t('offers.pages')}>
                  {currentPage > 1 && (
                    <ButtonLink data-look="outlined" rel="prev" to={offersAddress({ ...asked, page: currentPage - 1 })}>
                      {t('offers.previous')}
                    </ButtonLink>
                  )}
                  <span>{t('offers.page', { page: currentPage, last: lastPage })}</span>
                  {currentPage < lastPage && (
                    <ButtonLink data-look="outlined" rel="next" to={offersAddress({ ...asked, page: currentPage + 1 })}>
                      {t('offers.next')}
                    </ButtonLink>
                  )}
                </Pages>
              )}
            </>
          );
        }}
      </Loaded>
      {question.asked !== null && (
        <OptionalPart open={() => undefined} close={question.leave}>
          <OfferQuestion
            asked={question.asked}
            busy={question.busy}
            onAnswer={question.answer}
            onClose={question.leave}
          />
        </OptionalPart>
      )}
      {renewed !== null && (
        <OptionalPart open={() => undefined} close={leaveQuestion}>
          <RenewQuestion id={renewed} onClose={leaveQuestion} />
        </OptionalPart>
      )}
      {confirmed !== null && (
        <OptionalPart open={() => undefined} close={leaveQuestion}>
          <ConfirmQuestion id={confirmed} onCloseOffer={question.press} onClose={leaveQuestion} />
        </OptionalPart>
      )}
      {figures !== null && (
        <OptionalPart open={() => setFigures(figures)} close={() => setFigures(null)}>
          <FiguresDialog offer={figures} onClose={() => setFigures(null)} />
        </OptionalPart>
      )}
    </Offers>
  );
}

/** Where a company begins. */
function NoOffers() {
  const t = useText();
  return (
    <Empty>
      <h2>{t('offers.empty')}</h2>
      <p>{t('offers.empty-text')}</p>
      <ButtonLink data-look="filled" to={pathTo('post-job')}>
        {t('offers.post-first')}
      </ButtonLink>
      <Link to={pathTo('recommendation-to-post')}>{t('offers.who-suits')}</Link>
    </Empty>
  );
}

const Offers = withClass('div', css.offers);

const Chip = withClass(Link, css.chip);

const Bulk = withClass('div', css.bulk);

const Pages = withClass('nav', css.pages);

const Empty = withClass('section', css.empty);
