import { type CvWords, list } from './cv-words.js';

export const etWords: CvWords = {
  language: 'et',
  headings: {
    experience: list(
      'tööt* | töökogemus | kogemus | töökogemused | tööalane kogemus | karjäär | töökäik | praktika | teenistuskäik | tööstaaž | *kogemus* | töö* | karjäär* | *käik',
    ),
    education: list(
      'õppi* | kool* | haridus | hariduskäik | õpingud | haridus ja koolitus | haridustee | haridus* | õping*',
    ),
    languages: list('räägin* | keeled | keelteoskus | keeleoskus | võõrkeeled | keelteoskused | keel* | *keeled'),
    skills: list(
      'oskan* | isiklikud oskused ja pädevused | oskused | pädevused | arvutioskus | arvutioskused | digioskused | kompetentsid | tehnilised oskused | teadmised | tehnoloogiad | oskused ja pädevused | tööriistad | oskus* | *oskused | pädevus* | kompetents* | tehnoloogia*',
    ),
    contact: list('kontakt | kontaktandmed | isikuandmed | isiklikud andmed | isikuinfo | kontakt* | isik*'),
    summary: list('profiil | kokkuvõte | minust | lühitutvustus | eesmärk | profiil* | kokkuvõt* | minust*'),
    other: list(
      'huvid | hobid | harrastused | soovitajad | publikatsioonid | tunnistused | kursused | vabatahtlik töö | projektid | muu | juhiluba | lisainfo | autasud | täiendkoolitus | täienduskoolitused | koolitused | huvi* | hobi* | harrastus* | soovitaja* | publikatsioon* | tunnistus* | kursus* | vabatahtlik* | projekt* | muu* | juhil* | lisainfo* | täiend* | koolitus*',
    ),
  },
  present: list('praegu | praeguseni | tänaseni | käesolev | nüüd | tänapäev | hetkel | siiani | jätkub | kestab'),
  since: list('alates'),
  until: list('kuni'),
  seasons: list('kevad | suvi | sügis | talv'),
  levels: {
    native: list('emakeel | kakskeelne | emakeele tase'),
    C2: list('suurepära* | täiuslik'),
    C1: list('vaba | vabalt | väga hea | väga hästi | edasijõudnu | kõrgtase | soravalt'),
    B2: list('hea | hästi'),
    B1: list('kesktase | keskmine | suhtlustase | rahuldav | suhtlustasand'),
    A2: list('natuke | veidi | algtase | baastase | alg* | põhitase | vähene'),
    A1: list('algaja'),
  },
  degrees: {
    8: list('doktor* | doktorikraad'),
    7: list('magister* | magistri*'),
    6: list('bakalaureus* | rakenduskõrghariduslik* | rakenduskõrgharidus* | diplom | kõrgharidus'),
    4: list('keskeriharidus | kutsekeskharidus järel'),
    3: list('keskharidus* | gümnaasium* | kutsekool* | kutsekeskharidus* | keskkool* | kutseharidus'),
    2: list('põhikool* | põhiharidus'),
  },
  schools: list(
    'ülikool* | *ülikool | kõrgkool* | *kõrgkool | gümnaasium* | *gümnaasium | kool | *kool | kutsekool* | akadeemia* | instituut* | kolledž* | kutsehariduskeskus* | tehnikum* | lütseum*',
  ),
  organisations: list(
    'oü | as | ou | mtü | sa | fie | haigla* | hotell* | restoran* | pank* | ettevõte* | vallavalitsus* | linnavalitsus* | kauplus* | kool* | kliinik* | apteek* | grupp | lasteaed* | pagar* | agentuur* | kohvik* | keskus* | ministeerium* | tehas* | amet',
  ),
  positions: list(
    '*juht | juht | *insener | insener | *teenindaja | kokk | *müüja | müüja | *õpetaja | õpetaja | õde | *õde | *juhataja | direktor | *assistent | *tehnik | *tööline | *operaator | *konsultant | *spetsialist | spetsialist | *raamatupidaja | raamatupidaja | *administraator | kassapidaja | praktikant | *elektrik | *mehaanik | *koordinaator | *abi | *analüütik | *arhitekt | *disainer | *arst | *laotöötaja | *programmeerija | *arendaja | *autojuht | sekretär | *töötaja | *nõustaja | *hooldaja | ettekandja',
  ),
  labels: {
    name: list('nimi | ees- ja perekonnanimi | perekonnanimi / eesnimi'),
    firstName: list('eesnimi'),
    lastName: list('perekonnanimi'),
    address: list('aadress | elukoht | linn'),
    phone: list('telefon | tel | mobiil | mobiiltelefon | telefoninumber'),
    email: list('e-post | e-mail | email | e-posti aadress | meil'),
    link: list('linkedin | koduleht | veebileht | github'),
    ignored: list(
      'sünniaeg | sündinud | kodakondsus | perekonnaseis | sugu | sünnikoht | rahvus | vanus | sünnikuupäev',
    ),
    dates: list('kuupäevad | periood | aeg'),
    position: list('amet või ametikoht | ametikoht | amet'),
    employer: list('tööandja nimi ja aadress | tööandja | ettevõte'),
    activities: list('põhitegevused ja vastutusalad | tööülesanded | ülesanded'),
    title: list('omandatud kvalifikatsioon | kvalifikatsioon | kraad | eriala'),
    school: list('õppeasutuse nimi | õppeasutus | kool'),
    motherTongue: list('emakeel | emakeel(ed)'),
    otherLanguages: list('muud keeled | muu(d) keel(ed) | teised keeled | võõrkeeled'),
  },
  stopwords: list('ja | on | ning | et | kui | ka | oma | või | mis | see | koos | olen | ei | läbi | eest'),
};
