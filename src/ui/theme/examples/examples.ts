import { choices } from './choices';
import { controls } from './controls';
import { data } from './data';
import type { Example } from './Example';
import { feedback } from './feedback';
import { fields } from './fields';
import { layers } from './layers';
import { layout } from './layout';
import { motion } from './motion';
import { navigation } from './navigation';
import { steps } from './steps';
import { surfaces } from './surfaces';
import { tables } from './tables';

/** Every component of the library, family by family. */
export const examples: readonly { family: string; members: readonly Example[] }[] = [
  { family: 'Controls', members: controls },
  { family: 'Fields', members: fields },
  { family: 'Choices', members: choices },
  { family: 'Navigation', members: navigation },
  { family: 'Steps', members: steps },
  { family: 'Data', members: data },
  { family: 'Tables', members: tables },
  { family: 'Surfaces', members: surfaces },
  { family: 'Layers', members: layers },
  { family: 'Feedback', members: feedback },
  { family: 'Layout', members: layout },
  { family: 'Motion', members: motion },
];
