import { type CitiesResponse, type CompanyOffer, MOST_PLACES } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { requestJson } from '../../../api/request-json.js';
import { Chips } from '../../../forms/choices/chips.js';
import { type Choosable, Combobox } from '../../../forms/choices/combobox.js';
import { usePaused } from '../../../forms/choices/use-paused.js';
import { useCountries } from '../../../forms/use-countries.js';
import { useText } from '../../../i18n/use-text.js';
import type { OfferPlace } from './offer-values.js';
import css from './posting.module.css';

export interface PlacesFieldProps {
  id: string;
  places: readonly OfferPlace[];
  /** Names of the cities that are saved. */
  cities: CompanyOffer['names']['cities'];
  error: string | undefined;
  onChange: (places: OfferPlace[]) => void;
}

const MOST_COUNTRIES = 3;

/** Where the work is: cities, or a whole country, as many as there are. */
export function PlacesField({ id, places, cities, error, onChange }: PlacesFieldProps) {
  const t = useText();
  const countries = useCountries();
  const [text, setText] = useState('');
  /** Of those chosen just now, whose names the server has not told yet. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const field = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const asked = usePaused(typed);
  const found = useQuery({
    queryKey: ['cities', asked, null],
    queryFn: () => requestJson<CitiesResponse>(`/api/cities?q=${encodeURIComponent(asked)}`),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const countryName = (countryId: number | null) => countries.find(({ value }) => value === countryId)?.text ?? '';
  const cityName = (cityId: number) => chosen.get(cityId) ?? cities.find((city) => city.id === cityId)?.name;
  const nameOf = ({ city_id, country_id }: OfferPlace) =>
    [city_id === null ? undefined : cityName(city_id), countryName(country_id)].filter(Boolean).join(', ');
  const known = typed.length > 1 ? (found.data?.data ?? []) : [];
  const begins = (name: string) => name.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase());
  const options: Choosable[] = [
    ...countries
      .filter((country) => typed.length > 1 && begins(country.text))
      .slice(0, MOST_COUNTRIES)
      .map(({ value, text: name }) => ({ value: `country:${value}`, text: name, detail: t('posting.whole-country') })),
    ...known.map((city) => ({
      value: `city:${city.id}`,
      text: city.name,
      detail: [city.region, countryName(city.fk_pais_id)].filter(Boolean).join(', '),
    })),
  ];
  const choose = ({ value }: Choosable) => {
    const [kind, number] = value.split(':');
    const city = kind === 'city' ? known.find((one) => one.id === Number(number)) : undefined;
    const place = city === undefined ? { city_id: null, country_id: Number(number) } : placeOf(city);
    if (city !== undefined) setChosen(new Map([...chosen, [city.id, city.name]]));
    setText('');
    if (!places.some((one) => keyOf(one) === keyOf(place))) onChange([...places, place]);
  };
  return (
    <div className={css.several}>
      {places.length < MOST_PLACES && (
        <Combobox
          id={id}
          ref={field}
          label={t('posting.places')}
          hint={t('posting.places-hint')}
          error={error}
          options={options}
          text={text}
          onText={setText}
          waiting={typed !== asked || found.isFetching}
          onChoose={choose}
        />
      )}
      <Chips
        label={t('posting.places')}
        chips={places.map((place) => ({ value: keyOf(place), text: nameOf(place) }))}
        field={field}
        onRemove={({ value }) => onChange(places.filter((place) => keyOf(place) !== value))}
      />
    </div>
  );
}

function keyOf({ city_id, country_id }: OfferPlace): string {
  return `${city_id ?? ''}:${country_id ?? ''}`;
}

function placeOf(city: CitiesResponse['data'][number]): OfferPlace {
  return { city_id: city.id, country_id: city.fk_pais_id };
}
