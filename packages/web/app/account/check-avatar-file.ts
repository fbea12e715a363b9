import { avatarMaxBytes } from '@mathappu/contract/limits';

/** What is wrong with a file chosen as an avatar, before it is sent anywhere. */
export function checkAvatarFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return 'Please select an image file (JPEG, PNG)';
  if (size > avatarMaxBytes) return 'File size must be less than 2MB';
}
