import { afonso } from './people/afonso';
import { aissatou } from './people/aissatou';
import { ananya } from './people/ananya';
import { annika } from './people/annika';
import { aurelien } from './people/aurelien';
import { bronwyn } from './people/bronwyn';
import { caglar } from './people/caglar';
import { darnell } from './people/darnell';
import { emeka } from './people/emeka';
import { federica } from './people/federica';
import { folasade } from './people/folasade';
import { francoisxavier } from './people/francoisxavier';
import { gernot } from './people/gernot';
import { ginevra } from './people/ginevra';
import { ines } from './people/ines';
import { jeroen } from './people/jeroen';
import { juansebastian } from './people/juansebastian';
import { kerstin } from './people/kerstin';
import { livia } from './people/livia';
import { loris } from './people/loris';
import { ludovic } from './people/ludovic';
import { macarena } from './people/macarena';
import { merel } from './people/merel';
import { oisin } from './people/oisin';
import { rocio } from './people/rocio';
import { sandeep } from './people/sandeep';
import { sanne } from './people/sanne';
import { tamsin } from './people/tamsin';
import { thaisa } from './people/thaisa';
import { ulises } from './people/ulises';
import { wanjiru } from './people/wanjiru';
import { zoe } from './people/zoe';
import type { Person } from './person';

/** All people in the corpus. */
export const everybody: Person[] = [
  ananya,
  caglar,
  federica,
  francoisxavier,
  ines,
  jeroen,
  sanne,
  zoe,
  wanjiru,
  annika,
  emeka,
  juansebastian,
  tamsin,
  darnell,
  oisin,
  bronwyn,
  sandeep,
  folasade,
  kerstin,
  gernot,
  livia,
  ludovic,
  aurelien,
  aissatou,
  rocio,
  ulises,
  macarena,
  ginevra,
  loris,
  merel,
  afonso,
  thaisa,
];
