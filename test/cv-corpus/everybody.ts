import { alistair } from './people/alistair';
import { ananya } from './people/ananya';
import { caglar } from './people/caglar';
import { chiara } from './people/chiara';
import { etienne } from './people/etienne';
import { federica } from './people/federica';
import { francoisxavier } from './people/francoisxavier';
import { guadalupe } from './people/guadalupe';
import { gulsah } from './people/gulsah';
import { ines } from './people/ines';
import { inigo } from './people/inigo';
import { jarrah } from './people/jarrah';
import { jeroen } from './people/jeroen';
import { joao } from './people/joao';
import { jorg } from './people/jorg';
import { leopoldine } from './people/leopoldine';
import { lucia } from './people/lucia';
import { maelle } from './people/maelle';
import { magdalena } from './people/magdalena';
import { marcus } from './people/marcus';
import { niccolo } from './people/niccolo';
import { reto } from './people/reto';
import { sanne } from './people/sanne';
import { siobhan } from './people/siobhan';
import { wanjiru } from './people/wanjiru';
import { zoe } from './people/zoe';
import type { Person } from './person';

/** All people in the corpus. */
export const everybody: Person[] = [
  alistair,
  ananya,
  caglar,
  chiara,
  etienne,
  federica,
  francoisxavier,
  guadalupe,
  gulsah,
  ines,
  inigo,
  jarrah,
  jeroen,
  joao,
  jorg,
  lucia,
  maelle,
  magdalena,
  marcus,
  niccolo,
  reto,
  sanne,
  siobhan,
  zoe,
  leopoldine,
  wanjiru,
];
