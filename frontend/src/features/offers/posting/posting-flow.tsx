import { pathTo } from '@babelboard/pages';
import { type CompanyOffer, type JobDetail, LONGEST_DESCRIPTION } from '@babelboard/wire';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { ErrorSummary } from '../../../forms/error-summary.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { ConflictNote } from '../../../forms/inline/conflict-note.js';
import { SaveState } from '../../../forms/inline/save-state.js';
import { allChosen } from '../../../forms/inline/unchosen.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Stepper } from '../../../ui/stepper.js';
import { useCheckOffer } from '../api/check-offer.js';
import { useOfferActions } from '../api/use-offer-actions.js';
import { BarredNote } from './barred-note.js';
import { NoRoomNote } from './no-room-note.js';
import css from './posting-flow.module.css';
import { LAST_STEP, POSTING_STEPS, stepOf, stepState, stepWith } from './posting-steps.js';
import { PublishFailure, type PublishFailureProps } from './publish-failure.js';
import { StepApplying } from './step-applying.js';
import { StepBar } from './step-bar.js';
import { StepContract } from './step-contract.js';
import { StepDescription } from './step-description.js';
import { StepLanguages } from './step-languages.js';
import { StepPublish } from './step-publish.js';
import { StepRole } from './step-role.js';
import { SuitingCandidates } from './suiting-candidates.js';
import { useFieldNames } from './use-field-names.js';
import { useOfferEdit } from './use-offer-edit.js';
import { useShownValue } from './use-shown-value.js';

const SAID: Record<ReturnType<typeof stepState>, TextKey> = {
  done: 'posting.state-done',
  open: 'posting.state-open',
  faulty: 'posting.state-faulty',
};

const STEPS = [StepRole, StepLanguages, StepDescription, StepContract, StepApplying];

export interface PostingFlowProps {
  /** Null for one that is begun. */
  offer: CompanyOffer | null;
  onCreated: (id: number) => void;
  /** An offer as candidates see it. */
  preview: (job: JobDetail) => ReactNode;
}

/** An offer is written in six steps: nothing that was typed is lost, and each step can be reached from each other. */
export function PostingFlow({ offer, onCreated, preview }: PostingFlowProps) {
  const t = useText();
  const navigate = useNavigate();
  const words = useFailureWords();
  const params = useSearchParams();
  const { act } = useOfferActions();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PublishFailureProps | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = useOfferEdit({ offer, onCreated: (id) => onCreated(id) });
  const { values, store } = edit;
  const hints = useCheckOffer({
    title: values.title,
    description: values.description.slice(0, LONGEST_DESCRIPTION),
    language: values.language,
    places: values.places,
    languages: values.languages,
    salary: values.salary,
  });
  const nameOf = useFieldNames();
  const shown = useShownValue(offer);
  const step = stepOf(params.get('step'), offer?.step ?? 1);
  const isLive = offer !== null && (offer.state === 'published' || offer.state === 'paused');
  const reached = isLive ? LAST_STEP + 1 : Math.max(values.step, offer?.step ?? 1);
  const addressOf = (to: number) => {
    const query = new URLSearchParams(params);
    query.set('step', String(to));
    return `${pathTo('post-job')}?${query}`;
  };
  useHeadingOfStep(heading, step);
  const goTo = (to: number) => {
    if (!allChosen(room.current)) return;
    if (!isLive) {
      // Nobody waits for the server between two steps.
      void store.leave('title');
      if (to > values.step) edit.choose('step', to);
      void store.flush();
    }
    // The address may have got the offer's number meanwhile.
    const query = new URLSearchParams(window.location.search);
    query.set('step', String(to));
    navigate(`${pathTo('post-job')}?${query}`);
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const full = error instanceof ProblemError && error.problem?.code === 'OFFER_ALLOWANCE_USED';
      setFailure({ words: words(error as Error, t('posting.failed')), full });
    }
    setBusy(false);
  };
  const publish = () =>
    attempt(async () => {
      if (offer === null || !(await store.finish())) return;
      const answer = await act(offer.id, 'publish');
      showToasts(answer);
      navigate(`${pathTo('post-job')}?offer=${offer.id}&published=true`, { replace: true });
    });
  const save = () =>
    attempt(async () => {
      if (allChosen(room.current)) await store.finish();
    });
  const wrong = Object.keys(edit.errors).filter((field) => stepWith(field) === step);
  const Present = STEPS[step - 1];
  const name = t(POSTING_STEPS[step - 1]?.name ?? 'posting.steps');
  return (
    <Flow ref={room}>
      <Stepper
        label={t('posting.steps')}
        short={t('posting.step-short', { step, of: LAST_STEP, name })}
        steps={POSTING_STEPS.map((one, at) => {
          const state = stepState(at + 1, reached, offer?.missing ?? [], Object.keys(edit.errors));
          return {
            to: addressOf(at + 1),
            name: t(one.name),
            state,
            here: at + 1 === step,
            said: t(SAID[state]),
          };
        })}
      />
      <BarredNote />
      {(offer === null || offer.state === 'draft') && failure === null && <NoRoomNote />}
      <Columns>
        <Main aria-labelledby="posting-step">
          <Head>
            <h2 id="posting-step" ref={heading} tabIndex={-1}>
              {name}
            </h2>
            <SaveState status={edit.status} failure={edit.failure} onAgain={() => void store.flush()} />
          </Head>
          {failure !== null && <PublishFailure {...failure} />}
          {edit.conflict.length > 0 && (
            <ConflictNote
              conflict={edit.conflict}
              nameOf={nameOf}
              show={shown}
              onChoose={(field, whose) => store.choose(field, whose)}
            />
          )}
          <ErrorSummary errors={wrong.map((field) => ({ id: edit.id + field, name: nameOf(field) }))} />
          {Present === undefined ? (
            <StepPublish offer={offer} hints={hints} preview={preview} stepAddress={addressOf} />
          ) : (
            <Present edit={edit} offer={offer} hints={hints} />
          )}
        </Main>
        <Aside>
          <SuitingCandidates values={values} />
        </Aside>
      </Columns>
      <StepBar
        step={step}
        offer={offer}
        isLive={isLive}
        isClean={store.isClean()}
        busy={busy}
        onGo={goTo}
        onPublish={() => void publish()}
        onSave={() => void save()}
      />
    </Flow>
  );
}

/** Whoever goes on begins at the head of the step; who comes, at the top of the page. */
function useHeadingOfStep(heading: { current: HTMLHeadingElement | null }, step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [heading, step]);
}

const Flow = withClass('div', css.flow);

const Columns = withClass('div', css.columns);

const Main = withClass('section', css.main);

const Head = withClass('div', css.head);

const Aside = withClass('aside', css.aside);
