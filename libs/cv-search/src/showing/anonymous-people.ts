import { Injectable } from '@nestjs/common';
