import { adminEndpoints } from './admin';
import { authorizeEndpoint } from './authorize';
import type { Endpoint } from './call';
import { callbackEndpoint } from './callback';
import { consentEndpoints } from './consent';
import { healthEndpoint } from './health';
import { jwksEndpoint } from './jwks';
import { logoutEndpoint } from './logout';
import { magicLinkEndpoint } from './magiclink';
import { openidConfigurationEndpoint } from './openidConfiguration';
import { otpEndpoint } from './otp';
import { reauthenticateEndpoint } from './reauthenticate';
import { recoverEndpoint } from './recover';
import { resendEndpoint } from './resend';
import { settingsEndpoint } from './settings';
import { signupEndpoint } from './signup';
import { switchedOffEndpoints } from './switchedOff';
import { tokenEndpoint } from './token';
import { userEndpoint } from './user';
import { verifyEndpoint } from './verify';

/** Everything the service answers to. */
export const endpoints: readonly Endpoint[] = [
  signupEndpoint,
  tokenEndpoint,
  logoutEndpoint,
  userEndpoint,
  reauthenticateEndpoint,
  recoverEndpoint,
  resendEndpoint,
  otpEndpoint,
  magicLinkEndpoint,
  verifyEndpoint,
  authorizeEndpoint,
  callbackEndpoint,
  ...consentEndpoints,
  settingsEndpoint,
  healthEndpoint,
  jwksEndpoint,
  openidConfigurationEndpoint,
  ...adminEndpoints,
  ...switchedOffEndpoints,
];
