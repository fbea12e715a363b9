type SeasonPerson = {
  readonly name: string;
  /** A district of Tamil Nadu, and one of its pincodes. */
  readonly city: string;
  readonly pincode: string;
  readonly street: string;
  readonly readsTamil: boolean;
};

const person = (
  name: string,
  city: string,
  pincode: string,
  street: string,
  readsTamil = false,
): SeasonPerson => ({ name, city, pincode, street, readsTamil });

/** Who bought in the season. Nobody of them is the demo customer, whose account begins empty. */
export const seasonPeople: readonly SeasonPerson[] = [
  person('Anand Krishnan', 'Chennai', '600017', '14 Usman Road, T. Nagar'),
  person('Kavitha Selvaraj', 'Madurai', '625001', '7 East Masi Street', true),
  person('Mohamed Yusuf', 'Tirunelveli', '627002', '31 High Ground Road'),
  person('Lakshmi Narayanan', 'Coimbatore', '641012', '22 Cross Cut Road'),
  person('Deepa Rajendran', 'Salem', '636007', '5 Cherry Road'),
  person('Joseph Arul', 'Thoothukudi', '628001', '18 Beach Road'),
  person('Meenakshi Sundaram', 'Madurai', '625020', '9 K.K. Nagar Second Street', true),
  person('Suresh Babu', 'Vellore', '632001', '40 Officers Line'),
  person('Revathi Mani', 'Erode', '638001', '3 Brough Road'),
  person('Karthik Subramanian', 'Chennai', '600040', '27 Shanthi Colony, Anna Nagar'),
  person('Geetha Pandian', 'Virudhunagar', '626001', '12 Katcheri Road', true),
  person('Prakash Raj', 'Tiruchirappalli', '620002', '8 Big Bazaar Street'),
  person('Fathima Begum', 'Thanjavur', '613001', '16 South Main Street'),
  person('Senthil Kumar', 'Namakkal', '637001', '51 Paramathi Road', true),
  person('Divya Bharathi', 'Kancheepuram', '631501', '6 Gandhi Road'),
  person('Ramesh Gopal', 'Tiruppur', '641601', '29 Kumaran Road'),
  person('Vasanthi Murugesan', 'Dindigul', '624001', '11 Palani Road', true),
  person('Arun Prasad', 'Chengalpattu', '603001', '4 GST Road'),
  person('Shanthi Ravi', 'Cuddalore', '607001', '33 Imperial Road'),
  person('Bala Murugan', 'Tenkasi', '627811', '2 Courtallam Road', true),
  person('Nithya Ganesan', 'Karur', '639001', '19 Jawahar Bazaar'),
  person('Immanuel David', 'Kanniyakumari', '629001', '45 Cape Road, Nagercoil'),
  person('Sathya Moorthy', 'Pudukkottai', '622001', '10 North Main Street'),
  person('Uma Maheswari', 'Theni', '625531', '24 Cumbum Road', true),
  person('Vignesh Ram', 'Tiruvallur', '602001', '13 Jawaharlal Nehru Road'),
  person('Parvathi Iyer', 'Chennai', '600017', '2 Ranganathan Street'),
  person('Ganesh Moorthi', 'Ramanathapuram', '623501', '36 Vandikara Street'),
  person('Malar Vizhi', 'Krishnagiri', '635001', '8 Bangalore Road', true),
  person('Rajesh Kannan', 'Sivaganga', '630001', '15 Sekkalai Road, Karaikudi'),
  person('Kala Devi', 'Tiruvannamalai', '606601', '21 Car Street'),
  person('Stephen Raj', 'Nilgiris', '643001', '30 Commercial Road'),
  person('Jayanthi Bose', 'Viluppuram', '605602', '17 Trichy Road'),
  person('Naveen Chandran', 'Coimbatore', '641001', '66 Oppanakara Street'),
  person('Saraswathi Ammal', 'Tiruvarur', '610001', '1 Kamalalayam South Bank', true),
  person('Hari Haran', 'Dharmapuri', '636701', '38 Salem Road'),
  person('Yamuna Rani', 'Ranipet', '632401', '5 MBT Road'),
  person('Muthu Raman', 'Virudhunagar', '626117', '72 Tenkasi Road, Rajapalayam', true),
  person('Kamala Natarajan', 'Perambalur', '621212', '9 Old Bus Stand Road'),
  person('Ibrahim Sait', 'Nagapattinam', '611001', '28 Neela South Street'),
  person('Charu Latha', 'Ariyalur', '621704', '14 Market Street'),
];
