import type { Messages } from '../catalogue';

export const forms = {
  optional: '(isteğe bağlı)',
  error: 'Hata:',
  errorIn: 'Hata: {title}',
  leaveEmpty: 'Bu alanı boş bırakın',
  send: 'Mesajı gönder',
  sending: 'Gönderiliyor…',
  failed: 'Mesajınız gönderilemedi. Metniniz hâlâ burada: Bağlantınızı kontrol edip yeniden gönderin.',
  failedForGood:
    'Mesajınız gönderilemedi. Metniniz hâlâ burada: Bu sayfa artık mesaj almıyor; gerekiyorsa metninizi kopyalayın.',
  failedTooLong: 'Mesajınız gönderilemedi. Metniniz hâlâ burada: Mesaj çok uzun; kısaltıp yeniden gönderin.',
  failedForNow: 'Mesajınız gönderilemedi. Metniniz hâlâ burada: Biraz bekleyip yeniden gönderin.',
  writeTo: 'Mesaj gönder: {name}',
  writeToOwner: 'Bu sayfanın sahibine mesaj gönder',
  owner: 'bu sayfanın sahibi',
  what: '{owner} mesajınızı e-postayla alır ve sizin adresinize yanıt verir. Mesajı başka kimse görmez; hesap açmanız gerekmez.',
  upTo: 'En fazla {most, number} karakter.',
  fields: { name: 'Ad soyad', company: 'Şirket', role: 'Unvan', email: 'E-posta', message: 'Mesaj' },
  missing: {
    name: 'Adınızı ve soyadınızı girin.',
    email: 'E-posta adresinizi girin; yoksa size kimse yanıt veremez.',
    message: 'Mesajınızı yazın.',
  },
  notSent: 'Mesajınız henüz gönderilmedi',
  ownForm: 'Bu, ziyaretçilerin gördüğü hâliyle kendi formunuz. Buradan gönderdikleriniz hiçbir yere ulaşmaz.',
  sent: 'Mesajınız yolda',
  sentTo: '{owner} mesajınızı birazdan e-postayla alır.',
  sentMore:
    'Yanıt doğrudan kendi adresinize gelir; burada yapmanız gereken başka bir şey yok. Size kopya gönderilmez, adresiniz başka hiçbir amaçla kullanılmaz.',
  noForm: 'Burada mesaj alınmıyor',
  noFormOwn:
    'Tasarımınız İletişim bölümünü ve onunla birlikte formu gizliyor. Ziyaretçiler bu sayfayı görür.',
  takesNone: '{owner} bu sayfa üzerinden mesaj almıyor.',
  back: 'Sayfaya dön',
  doubts: {
    trap: 'Boş kalması gereken bir alan, belki de tarayıcınız tarafından doldurulmuş. Alan yeniden boşaltıldı: Lütfen mesajınızı bir kez daha gönderin.',
    fast: 'Mesaj o kadar hızlı geldi ki bir insanın yazdığından emin olamadık. Lütfen üç saniye bekleyip bir kez daha gönderin.',
    late: 'Form çok uzun süre açık kalmış ya da hiç açılmamış. Lütfen mesajınızı bir kez daha gönderin.',
    used: 'Bu form daha önce gönderildi. Bu başka bir mesajsa lütfen bir kez daha gönderin.',
  },
  answers: {
    required: 'Bu alan zorunludur.',
    oneLine: 'Bunu tek satıra yazın.',
    unsafe: 'Görüntülenemeyen karakterleri silin.',
    email: 'ad@example.com biçiminde bir e-posta adresi girin.',
    stars: 'Yıldız sayısını tam sayı olarak girin.',
    date: 'Tarihi YYYY-AA-GG biçiminde girin.',
    dateRange: '1900 ile 2199 arasında bir yıl girin.',
    photoType: 'JPEG, PNG veya WebP biçiminde bir fotoğraf seçin.',
    photoSize: 'Fotoğraf 5 MB sınırını aşıyor.',
    noRoomForPhoto: 'Burada fotoğraf için yer yok. Tavsiye yazınızı fotoğrafsız gönderin.',
    ownPage:
      'Bu sizin kendi sayfanız, bu nedenle hiçbir şey gönderilmedi. Ziyaretçiler size bu formla yazar.',
    takesNoMessages: 'Bu sayfa üzerinden mesaj alınmıyor; bu nedenle mesajınız gönderilmedi.',
    full: 'Şu anda burada daha fazla mesaj alınamıyor. Lütfen başka bir yoldan iletişime geçin.',
    busy: 'Sunucu şu anda çok yoğun. Lütfen birkaç saniye sonra yeniden deneyin.',
    storageFull:
      'Sunucunun depolama alanı dolu. Lütfen daha sonra yeniden deneyin veya sunucuyu işletenlere bildirin.',
    filesAway: 'Dosya deposuna şu anda ulaşılamıyor. Lütfen kısa bir süre sonra yeniden deneyin.',
    databaseAway: 'Veri tabanına şu anda ulaşılamıyor. Lütfen kısa bir süre sonra yeniden deneyin.',
    cameBetween: 'Araya başka bir değişiklik girdi. Lütfen yeniden deneyin.',
    withdrawn: 'Tavsiye yazınızı geri çektiniz; her kelimesi silindi.',
    revoked: 'Sizden tavsiye yazısı isteyen kişi isteğini geri aldı.',
    accountClosed: 'Sizden tavsiye yazısı isteyen kişinin hesabı kapatılmış.',
    expired: 'İsteğin süresi doldu. Hâlâ yazmak istiyorsanız yeni bir bağlantı isteyin.',
    answered:
      'Bu istek zaten yanıtlandı. Yazdıklarınızı değiştirmek için size gelen e-postadaki bağlantıyı kullanın.',
    written: 'Tavsiye yazınızı zaten yazdınız. Geri çekmek için size gelen e-postadaki bağlantıyı kullanın.',
    tryAgain: 'Lütfen yeniden deneyin.',
  },
  limits: {
    tooLong: 'En fazla {most} karakter kullanın.',
    addresses: 'En fazla {most, number} web adresi yazın.',
    ownersAddress: 'Bu, sayfa sahibinin adresi ({owner}). Kendi adresinizi girin.',
    seconds:
      'Çok fazla deneme yapıldı. Lütfen {count, plural, one {# saniye} other {# saniye}} sonra yeniden deneyin.',
    minutes:
      'Çok fazla deneme yapıldı. Lütfen {count, plural, one {# dakika} other {# dakika}} sonra yeniden deneyin.',
    hours:
      'Çok fazla deneme yapıldı. Lütfen {count, plural, one {# saat} other {# saat}} sonra yeniden deneyin.',
  },
} satisfies Messages['forms'];
