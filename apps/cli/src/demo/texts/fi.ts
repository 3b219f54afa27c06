import type { AdVocabulary } from './ad-vocabulary.js';

export const fi: AdVocabulary = {
  headings: {
    tasks: 'Työtehtävät | Mitä teet meillä | Työpäiväsi',
    profile: 'Ketä etsimme | Mitä odotamme | Osaamisesi',
    languages: 'Kielet | Kielitaito',
    offer: 'Mitä tarjoamme | Tätä voit odottaa | Miksi meille',
  },
  openings:
    'Kasvamme ja etsimme työkaveria, joka viihtyy monesta maasta tulevien ihmisten kanssa. | Tiimissämme on vapaa paikka, ja haluamme siihen ihmisen, jolle hyvin tehty työ on tärkeää. | Puhutko useampaa kuin yhtä kieltä ja haluat käyttää niitä joka päivä? Lue eteenpäin. | Mietitkö muutosta? Haluaisimme tutustua sinuun. | Tähän tehtävään etsimme ihmistä, joka pysyy rauhallisena, osaa kuunnella ja vie asiat loppuun.',
  about: {
    contact: '{company} palvelee tunnettujen merkkien asiakkaita yli neljälläkymmenellä kielellä.',
    health: '{company} ylläpitää klinikoita ja hoivakoteja, joissa ihminen on tärkeämpi kuin menettelytavat.',
    hospitality: '{company} pitää hotelleja ja ravintoloita, joihin tulee vieraita kaikkialta maailmasta.',
    logistics: '{company} kuljettaa tavaraa kaikkialle Eurooppaan teitä, rautateitä ja meriä pitkin.',
    technology: '{company} kehittää ohjelmistoja, joihin tuhannet yritykset luottavat joka päivä.',
    finance: '{company} auttaa perheitä ja yrityksiä hoitamaan raha-asiansa turvallisesti.',
    education: '{company} ylläpitää kouluja ja päiväkoteja, joissa monta kieltä on kotonaan.',
    construction: '{company} rakentaa ja korjaa asuntoja, kouluja ja siltoja.',
    retail: '{company} pitää kauppoja kaupunkien keskustoissa ja myy verkossa koko Euroopassa.',
    travel: '{company} vie matkustajat perille ja auttaa heitä matkan varrella.',
    industry: '{company} valmistaa koneita ja osia monille aloille.',
    services: '{company} auttaa muita yrityksiä kielissä, henkilöstössä ja järjestelyissä.',
  },
  team: 'Tiimissä kohtaavat eri ikäiset ihmiset, taustat ja äidinkielet, ja kaikki auttavat toisiaan. | Työskentelet pienessä tiimissä, jossa päätökset tehdään nopeasti ja tehtävät ovat selkeitä. | Ensimmäisten viikkojen aikana tukenasi on kokenut työkaveri. | Meillä työskentelee ihmisiä yli kahdestakymmenestä maasta, ja virheistä opimme yhdessä. | Puhumme toisillemme avoimesti ja päätämme asioista yhdessä.',
  tasks: {
    support:
      'Asiakkaiden kysymyksiin vastaaminen puhelimessa, chatissa ja sähköpostissa | Ratkaisun löytäminen mahdollisuuksien mukaan heti ensimmäisellä kerralla | Tapausten selkeä kirjaaminen, jotta muut voivat jatkaa | Asiakkaiden toiveiden välittäminen muille osastoille',
    nursing:
      'Potilaiden ja asukkaiden huolellinen ja arvostava hoito | Voinnin muutosten huomaaminen ja kirjaaminen | Yhteistyö lääkärien, terapeuttien ja omaisten kanssa | Huolellinen raportointi vuoron lopussa',
    clinical:
      'Vastaanottojen ja tutkimusten valmistelu ja toteutus | Tulosten ja jatkon selittäminen ymmärrettävästi | Jokaisen vaiheen huolellinen kirjaaminen | Vaikeista tapauksista keskusteleminen muiden ammattilaisten kanssa',
    service:
      'Vieraiden vastaanottaminen ja heidän viihtymisestään huolehtiminen | Tilausten ja toiveiden vastaanottaminen monella kielellä | Auttaminen siellä, missä on kiire | Pienten valitusten hoitaminen heti paikalla',
    kitchen:
      'Ruokien valmistaminen tuoreista raaka-aineista | Keittiön puhtaanapito ja hygieniaohjeiden noudattaminen | Toimitusten tarkastaminen ja varastointi | Saumaton yhteistyö salin kanssa',
    cleaning:
      'Huoneiden ja yhteisten tilojen huolellinen siivous | Puhdistusaineiden turvallinen ja säästeliäs käyttö | Vaurioista ja puuttuvista tarvikkeista ilmoittaminen | Päivän aikataulun noudattaminen yhdessä tiimin kanssa',
    warehouse:
      'Tavaroiden vastaanotto, tarkastus ja hyllytys | Tilausten kerääminen ja pakkaaminen | Varastosaldojen ajan tasalla pitäminen | Työpaikan turvallisuudesta ja järjestyksestä huolehtiminen',
    transport:
      'Ihmisten tai tavaroiden kuljettaminen perille turvallisesti ja ajallaan | Ajoneuvon tarkastaminen ennen jokaista vuoroa | Ystävällinen palvelu matkustajille ja asiakkaille | Ajotietojen huolellinen kirjaaminen',
    planning:
      'Toimitusten suunnittelu tilauksesta perille asti | Tarjousten vertailu ja neuvottelut toimittajien ja kuljettajien kanssa | Kustannusten, varastojen ja aikataulujen seuranta | Viivästysten ratkaiseminen muissa maissa työskentelevien kanssa',
    software:
      'Digitaalisten tuotteidemme kehittäminen askel askeleelta | Työkaverien työn katselmointi ja palautteen pyytäminen | Käyttäjien kuunteleminen ja tarpeiden muotoilu selkeiksi tehtäviksi | Oman työn dokumentointi niin, että muut voivat jatkaa siitä',
    infrastructure:
      'Järjestelmien ja verkkojen turvallinen ylläpito | Vikojen syiden löytäminen ja korjaaminen pysyvästi | Päivitysten ja varmuuskopioiden suunnittelu ja testaus | Työkaverien neuvominen tietoturva-asioissa',
    finance:
      'Lukujen tarkastaminen ja raporttien laatiminen ajallaan | Tilien ja asiakirjojen ajan tasalla pitäminen | Asiakkaiden ja työkaverien selkeä neuvonta | Sääntöjen ja määräaikojen valvonta',
    teaching:
      'Oppituntien ja toiminnan suunnittelu omalle ryhmälle | Jokaisen oppijan tukeminen omien kykyjensä mukaan | Avoin keskustelu perheiden ja työkaverien kanssa | Osallistuminen projekteihin ja retkiin',
    construction:
      'Töiden tekeminen uusissa ja vanhoissa rakennuksissa | Piirustusten lukeminen ja tarkka mittaaminen | Työkaluista ja tarvikkeista huolehtiminen | Työmaan turvallisuusohjeiden noudattaminen',
    shop: 'Asiakkaiden neuvominen ja sopivien tuotteiden löytäminen | Tuotteiden esillepano ja hyllyjen täyttäminen | Kassalla työskentely | Toimitusten ja varaston tarkastaminen',
    sales:
      'Uusien asiakkaiden hankinta ja nykyisistä huolehtiminen | Tarjousten, esitysten ja kampanjoiden valmistelu | Markkinoiden ja kilpailijoiden seuraaminen | Tulosten arviointi ja seuraavien askelten suunnittelu',
    tourism:
      'Matkustajista huolehtiminen ennen matkaa ja sen aikana | Varauksiin, paikkoihin ja reitteihin liittyviin kysymyksiin vastaaminen | Ryhmien ja ohjelman järjestäminen | Rauhallinen toiminta, kun suunnitelmat muuttuvat',
    production:
      'Osien ja tuotteiden valmistaminen piirustusten ja työmääräysten mukaan | Laadun tarkastaminen ja tulosten kirjaaminen | Koneiden ja työkalujen säätäminen | Työpisteen pitäminen siistinä ja turvallisena',
    maintenance:
      'Koneiden ja laitteiden huolto ja korjaus | Vikojen nopea ja turvallinen etsiminen | Tarkastusten suunnittelu ja varaosien tilaaminen | Tehtyjen töiden kirjaaminen',
    engineering:
      'Teknisten ratkaisujen kehittäminen ensimmäisestä ideasta luovutukseen | Piirustusten, laskelmien ja asiakirjojen laatiminen | Toimittajien, toimipaikkojen ja asiakkaiden työn yhteensovittaminen | Laadun, kustannusten ja aikataulun valvonta',
    office:
      'Tapaamisten, asiakirjojen ja kirjeenvaihdon hoitaminen | Yhteydenpito työkavereihin, asiakkaisiin ja viranomaisiin | Sopimusten, päätösten ja raporttien valmistelu | Arjen työtapojen yksinkertaistaminen',
    language:
      'Tekstien ja keskustelujen hiominen, kunnes ne kuulostavat luontevilta | Termien, tyylin ja tosiasioiden tarkastaminen | Kysymysten selvittäminen asiakkaiden ja asiantuntijoiden kanssa | Sanastojen ja tyylioppaiden ylläpito',
  },
  leadTasks: 'Tiimin johtaminen ja työn suunnittelu | Tuloksista vastaaminen ja raportointi johdolle',
  sharedTasks:
    'Yhteistyö muissa maissa työskentelevien kanssa | Uusien työkaverien auttaminen alkuun | Omien parannusehdotusten tekeminen | Osallistuminen lyhyisiin viikkopalavereihin | Luottamuksellisten tietojen huolellinen käsittely',
  experience:
    'Kokemusta ei tarvita: perehdytämme sinut | Jonkin verran kokemusta vastaavasta työstä, enintään kaksi vuotta | Kahdesta viiteen vuotta kokemusta vastaavasta työstä | Yli viiden vuoden kokemus alalta | Kokemusta tiimin johtamisesta | Usean vuoden kokemus osaston johtamisesta',
  profile:
    'Työskentelet huolellisesti ja oma-aloitteisesti | Pidät tiimityöstä ja osaat toimia myös itsenäisesti | Olet ystävällinen kiireenkin keskellä | Sinulla on sopiva koulutus tai vastaavaa kokemusta | Sinuun voi luottaa | Opit mielelläsi uutta | Tulet hyvin toimeen eri kulttuureista tulevien ihmisten kanssa | Käytät tavallisia tietokoneohjelmia vaivatta',
  benefits:
    'Vakituinen työsuhde koeajan jälkeen | Apua muuttoon, viranomaisasiointiin ja asunnon etsintään | Maksuttomia kielikursseja työajalla | Säännöllistä koulutusta ja aitoja mahdollisuuksia edetä | Työvuorot tiedossa neljä viikkoa etukäteen | Ylimääräisiä vapaapäiviä pitkän työsuhteen jälkeen | Tuki joukkoliikenteen käyttöön | Laaja työterveyshuolto | Oma tukihenkilö ensimmäiseksi puoleksi vuodeksi | Lounas ja tuoreita hedelmiä työpaikalla',
  remote: {
    Hybrid: 'Etätyötä kaksi tai kolme päivää viikossa',
    RemoteCountryBased: 'Etätyötä kaikkialta maan sisällä',
    Remote: 'Etätyötä mistä päin Eurooppaa tahansa',
  },
  apply:
    'Hae omalla sivustollamme; painike vie sinut sinne. | Hakemus jätetään työpaikkasivullamme, jolla voit myös tutustua tiimiin.',
  levels:
    'A1 (ensimmäiset sanat) | A2 (perusteet) | B1 (arkikeskustelu) | B2 (hyvä) | C1 (sujuva) | C2 (erinomainen) | äidinkieli',
  required: 'vaaditaan',
  welcome: 'katsotaan eduksi',
  oneOf: 'Jokin näistä kielistä',
  labels: { place: 'Työpaikka', working: 'Työkieli', contract: 'Työsuhde', salary: 'Palkka' },
  colon: ': ',
  contracts: 'kokoaikainen | osa-aikainen | harjoittelu | määräaikainen | toimeksianto | oppisopimus',
  periods: { year: 'brutto vuodessa', month: 'brutto kuukaudessa', hour: 'brutto tunnissa' },
  thousands: '\u00a0',
  titlePrefixes: { internship: 'Harjoittelu', apprenticeship: 'Oppisopimus' },
};
