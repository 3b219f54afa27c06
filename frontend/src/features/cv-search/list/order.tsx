import type { PeopleResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import type { PeopleAsked } from '../people-address.js';

interface OrderProps {
  asked: PeopleAsked;
  offers: PeopleResponse['offers'];
  onAsk: (changes: Partial<PeopleAsked>) => void;
}

/** In which order people come: by words, by their last visit, or by how they fit an offer. */
export function Order({ asked, offers, onAsk }: OrderProps) {
  const t = useText();
  const choose = (value: string) => {
    const { saved, onlyNew } = asked;
    const offer = offers.find(({ id }) => String(id) === value);
    const order = offer === undefined ? { sort: value as PeopleAsked['sort'], offer: null } : { offer: offer.id };
    onAsk({ sort: 'fit', ...order, saved, onlyNew });
  };
  return (
    <select
      aria-label={t('people.order')}
      value={asked.offer ?? asked.sort}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="best">{t('people.order-best')}</option>
      <option value="active">{t('people.order-active')}</option>
      {offers.map(({ id, title }) => (
        <option key={id} value={id}>
          {t('people.order-fit', { offer: title })}
        </option>
      ))}
    </select>
  );
}
