import { type CvWords, list } from './cv-words.js';

/** Also for Bosnian, Montenegrin and Serbian in Latin letters. */
export const hrWords: CvWords = {
  language: 'hr',
  headings: {
    experience: list(
      'radio* | radila* | radil* | posao | prethodna zaposlenja | tijek zaposlenja | radno iskustvo | iskustvo | profesionalno iskustvo | zaposlenja | radna iskustva | stručno iskustvo | karijera | dosadašnja zaposlenja | praksa | *iskustvo | *iskustva | zaposlenj* | karijer*',
    ),
    education: list(
      'učil* | studiral* | škol* | obrazovanje | školovanje | obrazovanje i osposobljavanje | naobrazba | obrazovanje i usavršavanje | studij | obrazovanje i obuka | obrazovanj* | školovanj* | naobrazb* | studij*',
    ),
    languages: list(
      'govorim* | jezici | strani jezici | znanje jezika | poznavanje jezika | jezične vještine | znanje stranih jezika | jezične kompetencije | poznavanje stranih jezika | jezik | jezi* | *jezici | *jezika | jezičn*',
    ),
    skills: list(
      'znam* | računalni programi | programi | ostale vještine | znanje rada na računalu | vještine | znanja i vještine | kompetencije | računalne vještine | digitalne vještine | znanja | sposobnosti | tehničke vještine | vještine i kompetencije | osobne vještine i kompetencije | rad na računalu | veštine | alati | tehnologije | računarske veštine | osobne vještine | vještin* | *vještine | veštin* | *veštine | kompetenc* | znanja* | tehnologij* | sposobnost*',
    ),
    contact: list(
      'kontakt | osobni podaci | kontakt podaci | podaci za kontakt | osobne informacije | lični podaci | kontakti | kontakt* | osobn* | ličn*',
    ),
    summary: list(
      'profil | o meni | sažetak | cilj | profesionalni profil | životni moto | profil* | o meni* | sažetak*',
    ),
    other: list(
      'interesi | hobiji | hobi | reference | preporuke | publikacije | certifikati | tečajevi | volontiranje | projekti | ostalo | vozačka dozvola | dodatne informacije | nagrade | tečajevi i certifikati | seminari | kursevi | sertifikati | dodatna edukacija | slobodno vrijeme | aktivnosti | usavršavanja | interes* | hobi* | referenc* | preporuk* | publikac* | certifikat* | sertifikat* | tečaj* | volont* | projekt* | ostal* | vozačk* | dodatn* | nagrad* | seminar* | kursev*',
    ),
  },
  present: list('danas | sada | trenutno | do danas | u tijeku | sadašnjost | trenutačno | u toku | sad | trenutni'),
  since: list('od'),
  until: list('do'),
  seasons: list('proljeće | ljeto | jesen | zima | proleće | leto'),
  months: [
    ['januar'],
    ['februar'],
    ['mart'],
    ['april'],
    ['maj'],
    ['juni', 'jun'],
    ['juli', 'jul'],
    ['august', 'avgust'],
    ['septembar'],
    ['oktobar'],
    ['novembar'],
    ['decembar'],
  ],
  levels: {
    native: list(
      'materinski jezik | materinski | izvorni govornik | maternji jezik | materinji | maternji | dvojezič*',
    ),
    C2: list('izvrsn* | odličn* | savršen*'),
    C1: list('tečn* | vrlo dobr* | napredn* | aktivno u govoru i pismu | aktivn*'),
    B2: list('dobr* | dobro'),
    B1: list('srednj* | konverzacij* | zadovoljavajuć*'),
    A2: list('malo | osnov* | temeljn*'),
    A1: list('početn*'),
  },
  degrees: {
    8: list('doktor* | doktorat | dr. sc.'),
    7: list(
      'magistar* | magistra | mag. | master | diplomski studij | diplomirani | dipl. | dipl.ing. | diplomski sveučilišni',
    ),
    6: list(
      'prvostupnik* | prvostupnica* | preddiplomski studij | bacc. | bakalaureat | stručni prvostupnik | bachelor | sveučilišni prvostupnik | stručni studij',
    ),
    5: list('viša stručna sprema | kratki stručni'),
    3: list(
      'srednja škola | gimnazija* | srednja stručna sprema | ekonomska škola | srednj* | *tehničar | tehničar* | sss | strukovna škola | *komercijalist*',
    ),
    2: list('osnovna škola'),
  },
  schools: list(
    'sveučilište* | fakultet* | škola* | gimnazija* | veleučilište* | akademija* | visoka škola | univerzitet* | učilište* | institut* | *škola | koledž',
  ),
  organisations: list(
    'd.o.o. | d.d. | j.d.o.o. | obrt* | bolnica* | hotel* | restoran* | banka* | tvrtka* | općina* | grad | trgovina* | škola* | klinika* | ljekarna* | grupa* | firma* | ustanova* | pekara* | slastičarnica* | agencija* | servis* | zavod* | dom* | konoba* | apartmani | turistička* | udruga* | kafić | caffe bar | centar* | kompanija* | poduzeće* | preduzeće* | ministarstvo* | studio | dječji vrtić | hostel* | marina | kamp*',
  ),
  positions: list(
    'recepcionar* | inženjer* | konobar* | kuhar* | prodavač* | trgovac* | vozač* | učitelj* | nastavnik* | profesor* | medicinska sestra | medicinski tehničar | programer* | direktor* | menadžer* | voditelj* | asistent* | tehničar* | radnik* | radnica | operater* | savjetnik* | savjetnica | stručnjak* | specijalist* | računovođa | referent* | administrator* | blagajni* | pripravnik* | pripravnica | majstor* | električar* | mehaničar* | koordinator* | animator* | voditeljica | šef* | domaćin* | sobaric* | liječnik* | odgajatelj* | arhitekt* | dizajner* | skladištar* | komercijalist* | pomoćn* | analitičar* | vodič* | turistički* | tajnica | zavarivač*',
  ),
  at: list('u | pri'),
  labels: {
    name: list('ime i prezime | prezime i ime | prezime / ime | prezime(na) / ime(na) | puno ime'),
    firstName: list('ime'),
    lastName: list('prezime'),
    address: list('adresa | mjesto stanovanja | prebivalište | grad | mesto stanovanja'),
    phone: list('telefon | tel | mobitel | mob | mobilni telefon | broj telefona | telefonski broj'),
    email: list('e-mail | email | e-pošta | mail | adresa e-pošte | e-mail adresa'),
    link: list('linkedin | web | web stranica | github | mrežna stranica'),
    ignored: list(
      'datum rođenja | rođen | rođena | državljanstvo | bračno stanje | bračni status | spol | mjesto rođenja | nacionalnost | dob | vozačka dozvola | oib | godina rođenja',
    ),
    dates: list('datumi | razdoblje | datum | period'),
    position: list('zanimanje ili radno mjesto | radno mjesto | pozicija | zanimanje'),
    employer: list('ime i adresa poslodavca | poslodavac | tvrtka | naziv poslodavca'),
    activities: list(
      'glavni poslovi i odgovornosti | opis poslova | poslovi i zaduženja | zaduženja | djelatnost ili sektor',
    ),
    title: list('naziv dodijeljene kvalifikacije | kvalifikacija | zvanje | stečena kvalifikacija | smjer'),
    school: list('ime i vrsta organizacije pružatelja obrazovanja | ustanova | škola | naziv ustanove'),
    motherTongue: list('materinski jezik | materinski jezici | maternji jezik | materinski jezik(ci)'),
    otherLanguages: list('drugi jezici | drugi jezik(ci) | ostali jezici | strani jezici'),
  },
  stopwords: list('i | u | na | za | s | sa | od | do | je | se | te | pri | po | kao | iz | uz'),
};
