import { type CvWords, list } from './cv-words.js';

export const roWords: CvWords = {
  language: 'ro',
  headings: {
    experience: list(
      'lucrat* | muncit* | experiență de muncă | parcurs profesional | activitate | loc de muncă | experiență | experiență profesională | experiența profesională | experienţă profesională | experiențe profesionale | locuri de muncă | carieră | istoric profesional | experienta | activitate profesională | stagii | experien* | carier* | *profesională',
    ),
    education: list(
      'studiat* | învățat* | școl* | pregătire profesională | studii și formare | educație | studii | educație și formare | formare | educație și formare profesională | pregătire | studii și calificări | educaţie şi formare | educati* | educaț* | studii* | formare* | pregătire*',
    ),
    languages: list(
      'vorbesc* | limbi străine | limbi | competențe lingvistice | limbi vorbite | limbi străine cunoscute | cunoștințe lingvistice | limbă | limbi* | *lingvistice',
    ),
    skills: list(
      'știu* | pricep* | programe | software | calculator | operare pc | alte competențe | aptitudini și competențe personale | competențe personale | aptitudini | competențe | abilități | aptitudini și competențe | competențe digitale | cunoștințe | cunoștințe tehnice | competențe tehnice | competențe informatice | abilități tehnice | cunoștințe pc | cunoștințe de operare pc | tehnologii | instrumente | competențe profesionale | aptitudin* | competenț* | abilităț* | cunoștinț* | tehnologii*',
    ),
    contact: list(
      'contact | date personale | informații personale | date de contact | informații de contact | contact* | date* | informații personale*',
    ),
    summary: list(
      'profil | rezumat | despre mine | obiectiv | sumar | profil profesional | prezentare | profil* | rezumat* | despre* | obiectiv*',
    ),
    other: list(
      'interese | hobby-uri | hobby | pasiuni | referințe | publicații | certificări | cursuri | voluntariat | proiecte | altele | permis de conducere | informații suplimentare | premii | certificate | hobbyuri | cursuri și certificări | realizări | alte informații | permis de conducere auto | interes* | hobb* | pasiun* | referinț* | publicaț* | certific* | curs* | voluntar* | proiect* | permis* | premii* | alte* | informații suplimentare*',
    ),
  },
  present: list(
    'până astăzi | până acum | prezent | în prezent | actual | până în prezent | prezentul | azi | astăzi | în curs | zi | la zi | curent',
  ),
  since: list('din | de la | începând cu'),
  from: list('de | între'),
  until: list('până | până în | la | - | până la'),
  seasons: list('primăvară | vară | toamnă | iarnă | vara'),
  levels: {
    native: list('limba maternă | maternă | nativ | nativă | bilingv | limbă maternă'),
    C2: list('excelent* | perfect'),
    C1: list('fluent* | avansat* | foarte bin* | foarte bun* | nivel avansat'),
    B2: list('bin* | bun* | nivel bun | profesional'),
    B1: list('medi* | intermediar* | nivel mediu | conversațional | mediu | satisfăcător'),
    A2: list('puțin | puţin | bază | de bază | elementar* | noțiuni | nivel de bază | școlar | cunoștințe de bază'),
    A1: list('începător | începătoare | nivel începător'),
  },
  degrees: {
    8: list('doctorat | doctor | phd'),
    7: list('master* | masterat | studii aprofundate | studii masterale | diplomă de master'),
    6: list(
      'licență | licențiat* | diplomă de licență | inginer* | studii universitare | facultate* | diplomă de inginer',
    ),
    4: list('școală postliceală | postliceal* | școala postliceală'),
    3: list(
      'liceu* | bacalaureat | diplomă de bacalaureat | colegiu național | școală profesională | profil* | învățământ liceal',
    ),
    2: list('școală generală | gimnaziu | gimnazial*'),
  },
  schools: list(
    'universitate* | universitatea | facultatea | facultate | liceul | liceu | colegiul | colegiu | școala | școală | academia | institutul | ase | politehnica | grup școlar | seminarul',
  ),
  organisations: list(
    's.r.l. | srl | s.a. | sa | s.c. | sc | pfa | p.f.a. | i.i. | spital* | hotel* | restaurant* | banca | bancă | firma* | primări* | clinica | clinică | magazin* | grup* | companie* | școala* | fundați* | asociați* | cabinet* | farmaci* | service* | atelier* | agenți* | transport* | trans | lactate | birou* | minister* | brutări* | cofetări* | fabrica | supermarket*',
  ),
  positions: list(
    'șofer* | inginer* | economist* | contabil* | asistent* | mecanic* | vânzător* | ospătar* | bucătar* | programator* | profesor* | educatoare | manager* | director* | operator* | muncitor* | electrician* | recepționer* | referent* | specialist* | consultant* | analist* | coordonator* | agent* | secretar* | tehnician* | medic* | casier* | lucrător* | șef* | dezvoltator* | stagiar* | practicant* | reprezentant* | administrator* | consilier* | lăcătuș* | sudor* | îngrijitor* | barman* | designer* | arhitect* | inspector* | gestionar* | curier* | auditor*',
  ),
  at: list('la'),
  labels: {
    name: list('nume și prenume | nume / prenume | numele și prenumele | nume complet | nume prenume'),
    firstName: list('prenume'),
    lastName: list('nume'),
    address: list('adresă | adresa | domiciliu | localitate | oraș'),
    phone: list('telefon | tel | mobil | telefon mobil | număr de telefon | nr. telefon'),
    email: list('e-mail | email | mail | adresă e-mail | adresa de e-mail'),
    link: list('linkedin | site web | website | github | portofoliu'),
    ignored: list(
      'data nașterii | născut | născută | naționalitate | cetățenie | stare civilă | sex | locul nașterii | vârstă | permis de conducere | fax | cnp',
    ),
    dates: list('perioada | perioadă | date | data'),
    position: list('funcția sau postul ocupat | funcția | post | poziție | ocupația | funcție'),
    employer: list('numele și adresa angajatorului | angajator | companie | firma | numele angajatorului'),
    activities: list(
      'activități și responsabilități principale | responsabilități | activități | tipul activității sau sectorul de activitate | atribuții',
    ),
    title: list('calificarea / diploma obținută | calificare | diplomă | titlu | specializare'),
    school: list(
      'numele și tipul instituției de învățământ | instituție | școală | universitate | instituția de învățământ',
    ),
    motherTongue: list('limba maternă | limba(i) maternă(e) | limbi materne'),
    otherLanguages: list(
      'alte limbi | alte limbi străine cunoscute | limba(i) străină(e) cunoscută(e) | alte limbi străine',
    ),
  },
  stopwords: list('și | de | la | în | cu | pentru | pe | din | a | al | ale | o | un | prin | care | sau'),
};
