/** The name of an organisation, and the town that stood behind it. */
export interface OrganisationName {
  name: string;
  town: string | null;
}

/** "Fa. Muster" is called Muster. */
const KIND =
  /^(?:(?:die|der|la|l['’]|firma|firmy|firmie|firmě)\s+)?(?:Firma|Fa\.|Firmy|Firmie|Firmě|Ditta|Società|Société|Empresa)\s+(?=["«„“'‘]?[\p{Lu}\d])/u;
/** A name in quotation marks as a whole. */
const QUOTED = /^["«„“]([^"«»„“”]+)["»“”]$/u;
/** Forms of law end names in all of Europe. */
const FORM =
  '(?:GmbH(?:\\s*&\\s*Co\\.?\\s*(?:KG|OHG|KGaA))?|mbH|AG|KG|OHG|e\\.\\s?V\\.|e\\.\\s?K\\.|SE|Ltd\\.?|Limited|PLC|plc|LLP|LLC|Inc\\.?|S\\.\\s?L\\.(?:\\s?U\\.)?|S\\.\\s?A\\.(?:\\s?U\\.)?|SL|SLU|SA|SAS|SARL|EURL|S\\.\\s?p\\.\\s?[Aa]\\.|SpA|S\\.\\s?r\\.\\s?l\\.|Srl|SRL|s\\.n\\.c\\.|B\\.?V\\.?|N\\.?V\\.?|Oyj?|AB|A/S|ApS|AS|ASA|Sp\\.\\s?z\\s?o\\.\\s?o\\.|s\\.\\s?r\\.\\s?o\\.|a\\.\\s?s\\.|d\\.\\s?o\\.\\s?o\\.|d\\.\\s?d\\.|Kft\\.?|Zrt\\.?|Nyrt\\.?|Bt\\.?|Lda\\.?|UAB|SIA|OÜ|ЕООД|ООД|АД|ЕАД)';
const BEHIND_FORM = new RegExp(`^(.+(?<=[\\s,])${FORM}),\\s+(\\p{Lu}[\\p{L}.’' -]{2,30})$`, 'u');
/** "Zorggroep De Linde te Amersfoort". */
const DUTCH_TOWN = /^(.{3,})\s+te\s+(\p{Lu}[\p{L}.’' -]{2,30})$/u;

/** Reads what stands where an organisation is named: without its street, the word for its kind, and its town where something ends the name before. */
export function organisationName(text: string): OrganisationName {
  const name = withoutAddress(text).replace(KIND, '').replace(QUOTED, '$1');
  const [, own, town] = BEHIND_FORM.exec(name) ?? DUTCH_TOWN.exec(name) ?? [];
  return own !== undefined && town !== undefined ? { name: own, town } : { name, town: null };
}

/** "Studio Rossi, Via Roma 1": the street and what follows it is no name. */
function withoutAddress(name: string): string {
  const parts = name.split(/,\s+/);
  const street = parts.findIndex((part, at) => at > 0 && /\d/.test(part) && /\p{L}{3}/u.test(part));
  return street === -1 ? name : parts.slice(0, street).join(', ');
}
