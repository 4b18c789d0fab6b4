import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: 'בקשת המלצה מאת {{ownerName}}',
    body: `שלום {{firstName}},

בכוונת {{ownerName}} להציג כמה מילים שלך בדף באתר {{productName}}, שמעסיקים קוראים:

{{note}}

[כתיבת ההמלצה]({{link}})

אין צורך בחשבון, ודבר לא יוצג לפני האישור שלך. תוקף הקישור: {{validFor}}. אם עדיף לך לא לכתוב, אפשר לפתוח אותו ולציין זאת: אז לא תישלח תזכורת. אם השם הזה אינו מוכר לך, אפשר להתעלם מהודעה זו.`,
  },
  'testimonial-confirm': {
    subject: 'אישור ההמלצה שלך עבור {{ownerName}}',
    body: `שלום {{firstName}},

נכתבה באתר {{productName}}, קרוב לוודאי על ידך, המלצה עבור {{ownerName}}, ונמסרה הכתובת הזאת. נא לאשר שהמילים הן שלך:

[קריאה ואישור]({{link}})

הקישור פועל פעם אחת. תוקף: {{validFor}}. אם לא כתבת דבר, אפשר להתעלם מהודעה זו: לא יוצג דבר.`,
  },
  'testimonial-confirmed': {
    subject: 'ההמלצה שלך עבור {{ownerName}}',
    body: `שלום {{firstName}},

תודה: ההמלצה שלך עבור {{ownerName}} באתר {{productName}} אושרה ונחתמה. היא תוצג לאחר אישור לפרסום.

בעזרת הקישור הזה אפשר לשנות או לבטל אותה בכל עת, ללא חשבון. נא לשמור את ההודעה הזאת ולא להעביר אותה הלאה.

[שינוי או ביטול]({{link}})`,
  },
} satisfies Catalogue['mails'];
