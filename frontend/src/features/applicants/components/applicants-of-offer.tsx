import { pathTo } from '@babelboard/pages';
import {
  APPLICATION_STATUSES,
  type ApplicantDetail,
  type ApplicantsResponse,
  type BoardResponse,
} from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useStatusWords } from '../../../applying/status-words.js';
import { Loaded } from '../../../frame/loaded.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { SPOKEN_LANGUAGES } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { PageColumn } from '../../../ui/page-column.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { useFindApplicants } from '../api/find-applicants.js';
import { useFindBoard } from '../api/find-board.js';
import { useFindQuestions } from '../api/find-questions.js';
import { useLiveApplicants } from '../api/use-live-applicants.js';
import { type ApplicantsAsked, applicantsAddress, readApplicantsAddress, tableQuery } from '../applicants-address.js';
import { ApplicantList } from '../list/applicant-list.js';
import css from './applicants-of-offer.module.css';
import { Filters } from './filters.js';

const Board = lazyPart(() => import('../board/applicant-board.js'));
const ApplicantDrawer = lazyPart(() => import('../detail/applicant-drawer.js'));

interface ApplicantsOfOfferProps {
  /** What the address says before its question mark. */
  params: { id: string; page: string; status?: string };
  /** What other features show of the one that is open. */
  sections: (applicant: ApplicantDetail) => ReactNode;
}

/** The applicants of an offer, as a list or on a board, with one of them open beside. */
export function ApplicantsOfOffer({ params, sections }: ApplicantsOfOfferProps) {
  const t = useText();
  const navigate = useNavigate();
  const asked = readApplicantsAddress(params, useSearchParams());
  useLiveApplicants();
  const list = useFindApplicants(asked);
  const board = useFindBoard(asked);
  const questions = useFindQuestions(asked.offer);
  const title = titleOf(asked, list.data, board.data);
  useAccountHead(title === '' ? t('applicants.title') : t('applicants.of', { title }));
  const ask = (changes: Partial<ApplicantsAsked>) =>
    navigate(applicantsAddress({ ...asked, page: 1, applicant: null, ...changes }), { replace: true });
  const cards =
    asked.view === 'list'
      ? (list.data?.applicants ?? [])
      : (board.data?.columns.flatMap((column) => column.cards) ?? []);
  const open = (applicant: number | null) => navigate(applicantsAddress({ ...asked, applicant }), { replace: true });
  const at = cards.findIndex(({ id }) => id === asked.applicant);
  const stepTo = (to: number) => {
    const card = at === -1 ? undefined : cards[to];
    return card === undefined ? null : () => open(card.id);
  };
  return (
    <Room data-view={asked.view}>
      <Head>
        <Link to={pathTo('applicants-home')}>{t('applicants.back')}</Link>
        <h1 dir="auto">{title === '' ? t('applicants.title') : title}</h1>
        <Tools asked={asked} />
      </Head>
      <Filters asked={asked} languages={SPOKEN_LANGUAGES} questions={questions.data?.questions ?? []} onAsk={ask} />
      {asked.view === 'list' && (
        <>
          {list.data !== undefined && <Statuses asked={asked} found={list.data} />}
          <Loaded query={list} lines={6}>
            {(found) => <ApplicantList asked={asked} found={found} />}
          </Loaded>
        </>
      )}
      {asked.view === 'board' && (
        <Loaded query={board} lines={6}>
          {(found) => (
            <PartBoundary>
              <Board asked={asked} board={found} bringMore={board.bringMore} />
            </PartBoundary>
          )}
        </Loaded>
      )}
      {asked.applicant !== null && (
        <OptionalPart open={() => open(asked.applicant)} close={() => open(null)}>
          <ApplicantDrawer
            id={asked.applicant}
            sections={sections}
            onPrevious={stepTo(at - 1)}
            onNext={stepTo(at + 1)}
            onClose={() => open(null)}
          />
        </OptionalPart>
      )}
    </Room>
  );
}

function titleOf({ offer, view }: ApplicantsAsked, list?: ApplicantsResponse, board?: BoardResponse): string {
  if (view === 'board') return board?.offer.title ?? '';
  return list?.offers.find(({ id }) => id === offer)?.title ?? '';
}

function Tools({ asked }: { asked: ApplicantsAsked }) {
  const t = useText();
  const { user } = useSession();
  const query = tableQuery(asked).toString();
  return (
    <div>
      <Views aria-label={t('applicants.view')}>
        {(['list', 'board'] as const).map((view) => (
          <Link
            key={view}
            to={applicantsAddress({ ...asked, view, page: 1, status: null, applicant: null })}
            replace
            aria-current={view === asked.view ? 'true' : undefined}
          >
            {t(view === 'list' ? 'applicants.view-list' : 'applicants.view-board')}
          </Link>
        ))}
      </Views>
      <Link to={pathTo('screening-questions', { jobId: `${asked.offer}` })}>{t('applicants.questions')}</Link>
      {user?.company?.may_export === true && (
        <ButtonAnchor
          data-look="plain"
          href={`/api/companies/offers/${asked.offer}/applicants.csv${query === '' ? '' : `?${query}`}`}
          download
        >
          {t('applicants.export')}
        </ButtonAnchor>
      )}
    </div>
  );
}

/** How many stand in each state, and the way to them. */
function Statuses({ asked, found }: { asked: ApplicantsAsked; found: ApplicantsResponse }) {
  const t = useText();
  const words = useStatusWords('company');
  const total = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  const states = [null, ...APPLICATION_STATUSES];
  return (
    <Views aria-label={t('applicants.status')} data-scrolls>
      {states.map((status) => (
        <Link
          key={status ?? 'all'}
          to={applicantsAddress({ ...asked, status, page: 1, applicant: null })}
          replace
          aria-current={status === asked.status ? 'true' : undefined}
        >
          {status === null ? `${t('applicants.status-all')} (${total})` : `${words(status)} (${found.counts[status]})`}
        </Link>
      ))}
    </Views>
  );
}

const Room = withClass(PageColumn, css.room);

const Head = withClass('header', css.head);

const Views = withClass('nav', css.views);
