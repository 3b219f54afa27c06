import { type CvWords, list } from './cv-words.js';

export const nlWords: CvWords = {
  language: 'nl',
  headings: {
    experience: list(
      'gewerkt* | werkte* | werkverleden | stages en werkervaring | werkervaring en stages | werk | loopbaan en werkervaring | functies | ervaringen | werkervaring | ervaring | loopbaan | professionele ervaring | arbeidsverleden | carrière | beroepservaring | relevante werkervaring | stages | werkzaamheden | arbeidservaring | *ervaring | *ervaringen | loopbaan* | *verleden | carrière* | stage*',
    ),
    education: list(
      'geleerd* | gestudeerd* | school* | opleiding en cursussen | opleidingen en cursussen | gevolgde opleidingen | schoolopleiding | studie en opleiding | opleiding en studie | genoten opleidingen | schoolopleidingen | opleiding | opleidingen | onderwijs | educatie | studie | studies | opleiding en training | scholing | vooropleiding | onderwijs en opleiding | opleiding* | *opleidingen | onderwijs* | scholing* | studie*',
    ),
    languages: list(
      'praten* | spreek* | talen* | talen | talenkennis | taalvaardigheden | taal | taalvaardigheid | taalkennis | talen* | taal* | *talen',
    ),
    skills: list(
      'goed in* | kan ik* | ik kan* | ict | software en systemen | talenten | kennis van software | hard skills | persoonlijke vaardigheden | vaardigheden | competenties | kennis | computervaardigheden | it-vaardigheden | kennis en vaardigheden | digitale vaardigheden | technische vaardigheden | kerncompetenties | expertise | software | automatiseringskennis | kwaliteiten | skills | systemen | *vaardigheden | *competenties | *kennis | kwaliteiten* | skills* | software*',
    ),
    contact: list(
      'contact | contactgegevens | persoonlijke gegevens | gegevens | personalia | persoonsgegevens | persoonlijke informatie | contact* | *gegevens | personalia*',
    ),
    summary: list(
      'profiel | samenvatting | over mij | persoonlijk profiel | doelstelling | wie ben ik | profielschets | *profiel | samenvatting* | profiel* | over mij*',
    ),
    other: list(
      "hobby's | hobbys | interesses | referenties | publicaties | certificaten | cursussen | vrijwilligerswerk | projecten | overig | overige | rijbewijs | nevenactiviteiten | prijzen | hobby's en interesses | trainingen | cursussen en trainingen | bijscholing | overige informatie | certificeringen | vrije tijd | vrijwillig* | hobb* | interesse* | referentie* | publicatie* | certific* | cursus* | project* | overig* | training* | rijbewijs* | neven*",
    ),
  },
  present: list(
    'tot nu | tot op heden | tot nu toe | lopend | heden | nu | vandaag | tot heden | huidig | op heden | actueel | nog steeds',
  ),
  since: list('sinds | vanaf'),
  from: list('van | tussen'),
  until: list('tot | t/m | tot en met'),
  seasons: list('lente | voorjaar | zomer | herfst | najaar | winter'),
  months: [[], [], ['mrt'], [], [], [], [], [], ['sept'], ['okt'], [], []],
  levels: {
    native: list('moedertaal | moedertaalniveau | native | tweetalig | moedertaalspreker | eerste taal'),
    C2: list('uitstekend | perfect | excellent'),
    C1: list(
      'vloeiend | zeer goed | gevorderd | vergevorderd | volledige professionele vaardigheid | vloeiend in woord en geschrift',
    ),
    B2: list('goed | professioneel | ruim voldoende | goed in woord en geschrift'),
    B1: list(
      'redelijk | gemiddeld | voldoende | conversatie | matig tot goed | middelmatig | beperkte professionele vaardigheid',
    ),
    A2: list('een beetje | beetje | basis | basiskennis | elementair | schoolkennis | matig | beperkt | basisniveau'),
    A1: list('beginner | beginnend | beginnersniveau'),
  },
  degrees: {
    8: list('doctoraat | promotie | phd | gepromoveerd | doctor'),
    7: list('master | wo master | msc | doctoraal | drs | ma | mba | ir | postgraduaat'),
    6: list('bachelor | hbo | hbo-* | hbo bachelor | bsc | ba | professionele bachelor | post-hbo'),
    5: list('associate degree | graduaat | hbo5'),
    4: list('niveau 4 | mbo niveau 4 | mbo-4 | zevende specialisatiejaar'),
    3: list('mbo | mbo-* | havo | vwo | atheneum | gymnasium | secundair onderwijs | mbo niveau 3 | tso | aso | bso'),
    2: list('vmbo | mavo | lbo | vbo | lts | mbo niveau 1 | mbo niveau 2'),
    1: list('basisschool | lagere school'),
  },
  schools: list(
    'universiteit | *universiteit | hogeschool | *hogeschool | school | *school | roc | college | *college | lyceum | *lyceum | academie | *academie | instituut | gymnasium | atheneum | scholengemeenschap | opleidingscentrum | tu | hva | ivo | vdab',
  ),
  organisations: list(
    'b.v. | bv | n.v. | nv | v.o.f. | vof | bvba | vzw | stichting | groep | *groep | ziekenhuis | hotel | restaurant | gemeente | bank | bedrijf | kliniek | winkel | bakkerij | verzekeringen | *zorg | installatie | liften | *bouw | makelaardij | & zonen | en zonen | kantoor | advocaten | uitgeverij | studio | bureau | *bureau | praktijk | supermarkt | café | vereniging | centrum | logistiek | transport | huis | ministerie | provincie | apotheek | accountants',
  ),
  positions: list(
    '*medewerker | *medewerkster | *monteur | *verpleegkundige | verpleegkundige | manager | *manager | *adviseur | adviseur | *ontwikkelaar | *ingenieur | stagiair | stagiaire | *leraar | *lerares | docent* | *leider | *leidster | *chauffeur | *assistent | *assistente | kok | *verkoper | *verkoopster | *begeleider | *hulp | directeur | hoofd | teamleider | planner | *beheerder | *beheer | *specialist | *coördinator | vakkenvuller | *kracht | *meester | *bouwer | consultant | programmeur | analist | boekhouder | accountant | receptionist* | secretaresse | *arts | *therapeut | timmerman | schilder | elektricien | loodgieter | *kundige | trainee | werkstudent | accountmanager',
  ),
  at: list('bij'),
  labels: {
    name: list('naam | volledige naam | achternaam / voornaam | voor- en achternaam | achternaam voornaam'),
    firstName: list('voornaam | voornamen | roepnaam'),
    lastName: list('achternaam | familienaam'),
    address: list('adres | woonplaats | woonadres | postcode en plaats | postcode en woonplaats'),
    phone: list('telefoon | tel | mobiel | gsm | telefoonnummer | mobiele telefoon'),
    email: list('e-mail | email | mail | e-mailadres | emailadres'),
    link: list('linkedin | website | web | github | portfolio | site'),
    ignored: list(
      'geboortedatum | nationaliteit | burgerlijke staat | geboren | geboorteplaats | geslacht | leeftijd | rijbewijs | fax | bsn | geboren op | geboortedatum en -plaats',
    ),
    dates: list('datum | data | periode | duur'),
    position: list('functie of beroep | functie | beroep | rol | positie'),
    employer: list('naam en adres van de werkgever | werkgever | bedrijf | organisatie | naam werkgever'),
    activities: list(
      'voornaamste werkzaamheden en verantwoordelijkheden | werkzaamheden | taken | verantwoordelijkheden | soort bedrijf of sector | activiteiten',
    ),
    title: list('naam van de kwalificatie | diploma | titel | kwalificatie | opleiding'),
    school: list('naam en soort instelling | instelling | onderwijsinstelling | school | instituut'),
    motherTongue: list('moedertaal | moedertalen | moedertaal/moedertalen'),
    otherLanguages: list('andere talen | overige talen | andere taal'),
  },
  stopwords: list('en | de | het | van | een | met | voor | op | in | bij | aan | te | door | als | tijdens'),
};
