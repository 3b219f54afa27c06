import { pathTo } from '@babelboard/pages';
import { type CompanyOfferResponse, LONGEST_TITLE } from '@babelboard/wire';
import { useId, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { TextField } from '../../../forms/fields.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { offerCall } from '../api/offer-call.js';
import { AskedLanguages } from '../posting/asked-languages.js';
import { emptyOffer, type OfferValues } from '../posting/offer-values.js';
import { PlacesField } from '../posting/places-field.js';
import { SkillsField } from '../posting/skills-field.js';
import { SuitingCandidates } from '../posting/suiting-candidates.js';
import css from './recommendation-to-post.page.module.css';

/** How many candidates suit an offer, before anybody writes it; what was chosen goes along into the draft. */
const RecommendationToPostPage: PageComponent = () => {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const words = useFailureWords();
  const [values, setValues] = useState<OfferValues>(emptyOffer);
  const [failure, setFailure] = useState<string | null>(null);
  const set = (next: Partial<OfferValues>) => setValues((before) => ({ ...before, ...next }));
  const begin = async () => {
    const { title, places, languages, skills } = values;
    try {
      const { offer } = await offerCall<CompanyOfferResponse>('POST', '', { title, places, languages, skills });
      navigate(`${pathTo('post-job')}?offer=${offer.id}&step=1`);
    } catch (error) {
      setFailure(words(error as Error, t('posting.failed')));
    }
  };
  return (
    <OwnPage title={t('recommendation.title')} lead={t('recommendation.lead')}>
      <Fields>
        <TextField
          id={`${id}title`}
          name="title"
          ref={() => undefined}
          onChange={async ({ target }) => set({ title: String(target.value) })}
          onBlur={async () => undefined}
          error={undefined}
          label={t('posting.title')}
          value={values.title}
          maxLength={LONGEST_TITLE}
        />
        <PlacesField
          id={`${id}places`}
          places={values.places}
          cities={[]}
          error={undefined}
          onChange={(places) => set({ places })}
        />
        <AskedLanguages
          heading="h2"
          languages={values.languages}
          error={undefined}
          onChange={(languages) => set({ languages })}
        />
        <SkillsField
          id={`${id}skills`}
          chosen={values.skills}
          names={[]}
          error={undefined}
          onChange={(skills) => set({ skills })}
        />
        <SuitingCandidates values={values} />
        {failure !== null && <p role="alert">{failure}</p>}
        <Button type="button" data-look="filled" onClick={() => void begin()}>
          {t('recommendation.begin')}
        </Button>
      </Fields>
    </OwnPage>
  );
};

export default RecommendationToPostPage;

const Fields = withClass('div', css.fields);
