import { type CvWords, list } from './cv-words.js';

export const fiWords: CvWords = {
  language: 'fi',
  headings: {
    experience: list(
      'töissä* | töitä* | työskennel* | työurani | ammattikokemus | työpaikat | työkokemus | kokemus | työhistoria | ammatillinen kokemus | työura | ura | harjoittelu | työkokemukset | aiempi työkokemus | *kokemus | työ* | *historia',
    ),
    education: list(
      'opiskel* | koulu* | koulutus | opinnot | koulutukset | koulutus ja opinnot | opiskelu | tutkinnot | koulutustausta | koulutus* | opin* | tutkin* | *koulutus',
    ),
    languages: list('puhun* | kielitaito | kielet | kieli | kielitaidot | kielet ja kielitaito | kiel*'),
    skills: list(
      'osaan* | vahvuudet | ohjelmistot | it-osaaminen | taidot ja osaaminen | henkilökohtaiset taidot ja osaaminen | taidot | osaaminen | erityisosaaminen | tietotekniset taidot | atk-taidot | it-taidot | avainosaaminen | digitaidot | tekninen osaaminen | tietotekniikkataidot | ydinosaaminen | työkalut | muu osaaminen | taid* | *taidot | *osaaminen | osaami* | työkalut*',
    ),
    contact: list('yhteystiedot | henkilötiedot | ota yhteyttä | henkilökohtaiset tiedot | yhteys* | henkilö*'),
    summary: list(
      'profiili | tiivistelmä | minusta | esittely | tavoite | kuka olen | profiili* | tiivistelmä* | esittely*',
    ),
    other: list(
      'harrastukset | kiinnostuksen kohteet | suosittelijat | julkaisut | sertifikaatit | kurssit | vapaaehtoistyö | projektit | muut | ajokortti | luottamustoimet | muut tiedot | lisätiedot | kortit ja luvat | luvat | apurahat | palkinnot | asevelvollisuus | varusmiespalvelus | harrast* | kiinnost* | suosittel* | julkais* | sertifi* | kurss* | vapaaehtois* | projekt* | ajokort* | luottamus* | muu* | kortit*',
    ),
  },
  present: list(
    'nykyhetkeen | tähän asti | nykyinen | tällä hetkellä | nyt | edelleen | jatkuu | nykyhetki | nykyään | toistaiseksi | voimassa',
  ),
  since: list('alkaen | lähtien'),
  until: list('asti | saakka'),
  seasons: list('kevät | kesä | syksy | talvi'),
  levels: {
    native: list('äidinkieli | kaksikielinen | äidinkielen taso'),
    C2: list('erinomainen | erinomaiset | täydellinen'),
    C1: list('sujuva | sujuvasti | erittäin hyvä | kiitettävä | edistynyt | sujuvat | täysi ammatillinen'),
    B2: list('hyvä | hyvin | hyvät | ammatillinen'),
    B1: list('keskitaso | kohtalainen | tyydyttävä | keskitasoinen | kohtalaiset | keskustelutaso'),
    A2: list('hieman | vähän | perusteet | alkeet | perustaso | koulutaso | välttävä | perustaidot | perustason'),
    A1: list('aloittelija | alkeistaso'),
  },
  degrees: {
    8: list('tohtori | *tohtori | väitöskirja | filosofian tohtori | tekniikan tohtori'),
    7: list(
      'maisteri | *maisteri | diplomi-insinööri | di | ylempi amk | ylempi ammattikorkeakoulututkinto | ekonomi | lääketieteen lisensiaatti | *maisteri*',
    ),
    6: list(
      'kandidaatti | *kandidaatti | insinööri | insinööri (amk) | amk | tradenomi | sairaanhoitaja (amk) | ammattikorkeakoulututkinto | medianomi | restonomi | sosionomi | alempi korkeakoulututkinto',
    ),
    5: list('opistoaste | teknikko | merkonomi (opisto)'),
    4: list('erikoisammattitutkinto | ammattitutkinto'),
    3: list(
      'ylioppilas | ylioppilastutkinto | lukio | ammatillinen perustutkinto | perustutkinto | ammattikoulu | lähihoitaja | merkonomi | *perustutkinto | datanomi',
    ),
    2: list('peruskoulu | keskikoulu'),
  },
  schools: list(
    'yliopisto | *yliopisto | ammattikorkeakoulu | *ammattikorkeakoulu | lukio | *lukio | koulu | *koulu | opisto | *opisto | amk | instituutti | korkeakoulu | *korkeakoulu | ammattiopisto | *akatemia | aikuisopisto',
  ),
  organisations: list(
    'oy | oyj | ky | ay | tmi | ry | kaupunki | kunta | sairaala | *sairaala | hotelli | ravintola | pankki | yritys | konserni | säätiö | yhdistys | koulu | virasto | kauppa | *kauppa | apteekki | tehdas | *tehdas | päiväkoti | keskus | *keskus | kahvila | korjaamo | huolto | rakennus | *rakennus | seurakunta | ministeriö | ab',
  ),
  positions: list(
    '*insinööri | *kehittäjä | *myyjä | *hoitaja | *opettaja | *päällikkö | *johtaja | *työntekijä | *asentaja | *kokki | kokki | tarjoilija | *sihteeri | *assistentti | *harjoittelija | *asiantuntija | *suunnittelija | *kuljettaja | *siivooja | *konsultti | *koordinaattori | *tutkija | *ohjaaja | *avustaja | *vastaava | *neuvoja | *mekaanikko | *ohjelmoija | *analyytikko | harjoittelija | projektipäällikkö | *arkkitehti | *esimies | yrittäjä | *kirjanpitäjä',
  ),
  labels: {
    name: list('nimi | koko nimi | sukunimi / etunimi'),
    firstName: list('etunimi | etunimet'),
    lastName: list('sukunimi'),
    address: list('osoite | kotiosoite | asuinpaikka | kotikunta | kotipaikka'),
    phone: list('puhelin | puh | gsm | matkapuhelin | puhelinnumero'),
    email: list('sähköposti | e-mail | email | s-posti | sähköpostiosoite'),
    link: list('linkedin | kotisivu | verkkosivu | github | www | portfolio'),
    ignored: list(
      'syntynyt | syntymäaika | kansalaisuus | siviilisääty | sukupuoli | ikä | ajokortti | syntymäpaikka | perhe',
    ),
    dates: list('päivämäärät | ajanjakso | aika'),
    position: list('tehtävänimike | ammatti tai asema | tehtävä | nimike'),
    employer: list('työnantajan nimi ja osoite | työnantaja | yritys'),
    activities: list('tärkeimmät tehtävät ja vastuut | työtehtävät | tehtävät'),
    title: list('tutkintonimike | tutkinto'),
    school: list('oppilaitoksen nimi | oppilaitos | koulu'),
    motherTongue: list('äidinkieli | äidinkielet'),
    otherLanguages: list('muut kielet | muu kieli'),
  },
  stopwords: list('ja | on | että | sekä | olen | se | kanssa | myös | vastuulla | mm | tai | ei | joka | sen'),
};
