import { type CvWords, list } from './cv-words.js';

export const trWords: CvWords = {
  language: 'tr',
  headings: {
    experience: list(
      'çalıştı* | çalışma hayatı | iş | iş deneyimi | deneyim | iş tecrübesi | deneyimler | iş deneyimleri | mesleki deneyim | çalışma geçmişi | kariyer | profesyonel deneyim | tecrübe | iş geçmişi | stajlar | çalışma deneyimi | staj deneyimi | *deneyim* | *tecrübe* | kariyer* | staj*',
    ),
    education: list(
      'okudu* | öğren* | okul* | eğitim | öğrenim | eğitim bilgileri | eğitim durumu | eğitim ve öğretim | akademik geçmiş | öğrenim durumu | öğrenim bilgileri | eğitim geçmişi | eğitim* | öğrenim* | akademik*',
    ),
    languages: list(
      'diller | yabancı dil | yabancı diller | dil becerileri | yabancı dil bilgisi | dil bilgisi | dil | bildiği diller | dil* | *dil | *diller',
    ),
    skills: list(
      'bildiklerim* | yapabil* | bildiği programlar | yazılım | programlama dilleri | bilgisayar programları | kişisel beceriler | beceriler | yetkinlikler | yetenekler | bilgisayar bilgisi | bilgisayar becerileri | teknik beceriler | dijital beceriler | uzmanlık alanları | nitelikler | araçlar | teknolojiler | bilgi ve beceriler | mesleki beceriler | temel beceriler | programlar | beceri* | *beceri* | yetkinlik* | yetenek* | nitelik* | teknoloji* | bilgisayar*',
    ),
    contact: list('iletişim | kişisel bilgiler | iletişim bilgileri | kimlik bilgileri | iletişim* | kişisel*'),
    summary: list(
      'profil | özet | hakkımda | kariyer hedefi | ön yazı | amaç | profesyonel özet | profil* | özet* | hakkımda*',
    ),
    other: list(
      'ilgi alanları | hobiler | referanslar | yayınlar | sertifikalar | kurslar | gönüllü çalışmalar | projeler | diğer | ehliyet | ek bilgiler | ödüller | seminerler | hobiler ve ilgi alanları | kurslar ve sertifikalar | sürücü belgesi | askerlik durumu | gönüllülük | üyelikler | başarılar | kişisel veriler | ilgi* | hobi* | referans* | yayın* | sertifika* | kurs* | gönüllü* | proje* | diğer* | ehliyet* | ek* | ödül* | seminer* | sürücü* | üyelik*',
    ),
  },
  present: list(
    'halen | günümüz | devam ediyor | bugün | şu an | hâlen | devam | şimdi | devam etmekte | günümüze kadar | güncel | halen devam ediyor | ...',
  ),
  since: list("'den beri | den beri | itibaren"),
  until: list("'e kadar | kadar"),
  seasons: list('ilkbahar | bahar | yaz | sonbahar | kış | güz'),
  levels: {
    native: list('ana dil | anadil | ana dili | anadili | ana dili seviyesinde'),
    C2: list('mükemmel | çok ileri'),
    C1: list('ileri | ileri düzey | akıcı | çok iyi | ileri seviye | akıcı düzeyde'),
    B2: list('iyi | iyi düzeyde | profesyonel | iyi seviye | üst orta | orta üstü'),
    B1: list('orta | orta düzey | orta seviye | konuşma düzeyi'),
    A2: list('biraz | temel | temel düzey | temel seviye | az | okul düzeyi'),
    A1: list('başlangıç | başlangıç düzeyi | başlangıç seviyesi'),
  },
  degrees: {
    8: list('doktora | phd | dr.'),
    7: list('yüksek lisans | master | tezli yüksek lisans | mba'),
    6: list('lisans | lisans derecesi | *lisans'),
    5: list('ön lisans | önlisans | meslek yüksekokulu'),
    3: list('lise* | *lisesi | meslek lisesi'),
    2: list('ortaokul'),
    1: list('ilkokul'),
  },
  schools: list(
    'üniversite* | *üniversitesi | lise* | *lisesi | lisesi | okul* | *okulu | okulu | yüksekokul* | enstitü* | fakülte* | fakültesi | akademi* | kolej* | koleji',
  ),
  organisations: list(
    'a.ş. | aş | ltd. şti. | ltd. | şti. | ltd | san. | tic. | holding | hastane* | *hastanesi | otel* | *oteli | restoran* | banka* | *bankası | şirket* | belediye* | *belediyesi | mağaza* | okulu | klinik* | eczane* | grup | grubu | makina | makine | otomotiv | tekstil | danışmanlık | ajans* | fabrika* | kafe | lokanta* | yazılım | inşaat | sanayi | ticaret | lojistik | market | eğitim kurumları | bakanlığı | vakfı | derneği | turizm',
  ),
  positions: list(
    'mühendis* | *mühendisi | uzman* | *uzmanı | garson* | aşçı* | satış danışmanı | şoför* | öğretmen* | *öğretmeni | hemşire* | yazılımcı* | müdür* | *müdürü | yönetici* | *yöneticisi | asistan* | *asistanı | tekniker* | teknisyen* | *teknisyeni | işçi* | operatör* | *operatörü | danışman* | *danışmanı | muhasebeci* | sekreter* | kasiyer* | stajyer* | elektrikçi* | koordinatör* | *koordinatörü | sorumlu* | *sorumlusu | eleman* | *elemanı | geliştirici* | *geliştirici | şef* | *şefi | memur* | *memuru | resepsiyonist* | analist* | *analisti | mimar* | tasarımcı* | *tasarımcısı | doktor* | direktör* | *direktörü | *lideri | *görevlisi | *temsilcisi | planlama*',
  ),
  labels: {
    name: list('ad soyad | adı soyadı | soyadı / adı | isim | ad | adı | isim soyisim'),
    firstName: list('adı | ad'),
    lastName: list('soyadı | soyad'),
    address: list('adres | ikametgah | şehir | ikamet | ev adresi'),
    phone: list('telefon | tel | cep | cep telefonu | gsm | mobil | telefon numarası'),
    email: list('e-posta | eposta | e-mail | email | mail | e-posta adresi'),
    link: list('linkedin | web sitesi | web | github | portföy'),
    ignored: list(
      'doğum tarihi | doğum yeri | uyruk | uyruğu | medeni durum | medeni hal | cinsiyet | askerlik durumu | ehliyet | yaş | doğum yeri ve tarihi | sürücü belgesi',
    ),
    dates: list('tarih | tarihler | dönem | süre'),
    position: list('meslek veya unvan | pozisyon | unvan | görev'),
    employer: list('işverenin adı ve adresi | işveren | şirket | firma | kurum'),
    activities: list('başlıca faaliyetler ve sorumluluklar | sorumluluklar | görevler'),
    title: list('alınan yeterlilik | derece | bölüm | unvan'),
    school: list('kurumun adı ve türü | kurum | okul | üniversite'),
    motherTongue: list('anadil | ana dil | ana dil(ler) | anadiller'),
    otherLanguages: list('diğer diller | diğer dil(ler) | yabancı diller'),
  },
  stopwords: list('ve | ile | bir | için | olarak | bu | de | da | olan | ait | gibi | göre | kadar | yapılması'),
};
